/**
 * @promise Security promises: no cookie that decides anything can be planted from a sub-domain; a planted one is
 *   deleted
 * @proof document-cookies.test, signals.test
 * @journey hostile/planted-cookies
 */

import { describe, expect, it } from 'vitest'
import { cookiesOf, ORIGIN, startSite } from '../testing/site.ts'
import { countedRenders } from '../testing/renders.ts'
import { stampOf } from './session-cookies.ts'

const live = (name: string) => `at_live=${stampOf(`access-${name}`)}; rt_live=${stampOf(`refresh-${name}`)}`
const signedIn = (name: string) => `at=access-${name}; rt=refresh-${name}; ${live(name)}`
const linesOf = (answer: { headers: Record<string, unknown> }): string[] =>
  [answer.headers['set-cookie'] ?? []].flat().map(String)

describe('a planted mark of a logout', () => {
  it.each(['1', 'x', stampOf('guessed'), ''])('ends no session and is deleted: %j', async (value) => {
    const site = await startSite()
    const cookie = `${signedIn('ada')}; signed_out=${value}`
    const page = await site.get('/', { headers: { cookie } })
    expect(page.body).toContain('| Bearer access-ada')
    const call = await site.call('GET', '/json-api/serverdata', { headers: { cookie } })
    expect(site.platform.callsTo('/json-api/serverdata')[0]?.headers.authorization).toBe('Bearer access-ada')
    expect(site.platform.callsTo('/json-api/logout')).toEqual([])
    const deleted = ['signed_out=; Path=/; Domain=casino.test; Max-Age=0', 'signed_out=; Path=/; Max-Age=0']
    for (const answer of [page, call])
      expect(linesOf(answer)).toEqual(value === '' ? [] : expect.arrayContaining(deleted))
  })

  it('does not outlive a login', async () => {
    const site = await startSite()
    site.platform.on('POST /json-api/login', () => ({
      body: { access: 'access-bob', refresh: 'refresh-bob', expiresIn: 9 },
    }))
    const headers = { cookie: `signed_out=${stampOf('refresh-ada')}` }
    expect((await site.call('POST', '/json-api/login', { payload: {}, headers })).json()).toMatchObject({
      success: true,
    })
    const page = await site.get('/', { headers: { cookie: `${signedIn('bob')}; ${headers.cookie}` } })
    expect(page.body).toContain('| Bearer access-bob')
  })
})

it('deletes a cookie that comes twice wherever another host or a deeper path may have put it', async () => {
  const site = await startSite()
  const answer = await site.get('/games/slots', { headers: { cookie: 'locale=br; other=1; locale=en; other=2' } })
  const places = ['/', '/games', '/games/', '/games/slots', '/games/slots/'].map(
    (path) => `Path=${path}; Domain=casino.test`,
  )
  expect(linesOf(answer)).toEqual(expect.arrayContaining(places.map((place) => `locale=; ${place}; Max-Age=0`)))
  expect(linesOf(answer)).toContain('locale=; Path=/games/slots; Max-Age=0')
  // It would delete our own.
  expect(linesOf(answer)).not.toContain('locale=; Path=/; Max-Age=0')
  expect(linesOf(answer).filter((line) => line.startsWith('other'))).toEqual([])
})

it.each(['localhost', '127.0.0.1', '[::1]'])(
  'names no domain on %s, where that would be our own cookie',
  async (host) => {
    const site = await startSite({ config: { publicOrigins: [`http://${host}`] } })
    const answer = await site.get('/games', { headers: { host, cookie: 'locale=br; locale=en' } })
    expect(linesOf(answer).filter((line) => line.includes('Domain'))).toEqual([])
    expect(linesOf(answer)).toContain('locale=; Path=/games; Max-Age=0')
  },
)

it('puts the companions of a session right that a page of another host has changed', async () => {
  const site = await startSite()
  const answer = await site.get('/', {
    headers: { cookie: `at=access-ada; rt=refresh-ada; at_live=forged; rt_live=forged` },
  })
  expect(cookiesOf(answer)['rt_live']).toMatch(new RegExp(`^${stampOf('refresh-ada')}; Path=/; Max-Age=32140800`))
  expect(linesOf(answer)).toContain('at_live=; Path=/; Domain=casino.test; Max-Age=0')
  expect(linesOf(await site.get('/', { headers: { cookie: signedIn('ada') } }))).toEqual([])
})

describe.each([
  ['rt', 'rt=planted'],
  ['at', 'at=planted'],
  ['both', 'at=planted; rt=planted'],
  ['text that is no token', 'at=; rt="x"'],
  ['companions too', 'at=planted; rt=planted; at_live=planted; rt_live=planted; signed_out=planted'],
])('a token that another host has planted and that comes first: %s', (_what, planted) => {
  const cookie = `${planted}; ${signedIn('ada')}`

  it("is not taken for the player's, and is deleted", async () => {
    const site = await startSite()
    const page = await site.get('/', { headers: { cookie } })
    expect(page.body).toContain('| Bearer access-ada')
    expect(linesOf(page)).toEqual(
      expect.arrayContaining(
        planted.split('; ').map((pair) => `${pair.split('=', 1)[0]}=; Path=/; Domain=casino.test; Max-Age=0`),
      ),
    )
    expect(linesOf(page).filter((line) => /^(?:at|rt)=.*Path=\/; Max-Age/.test(line))).toEqual([])
    await site.call('GET', '/json-api/serverdata', { headers: { cookie } })
    expect(site.platform.callsTo('/json-api/serverdata')[0]?.headers.authorization).toBe('Bearer access-ada')
  })

  it('hides no logout without a connection', async () => {
    const site = await startSite()
    const mark = `signed_out=${stampOf('access-ada')}.${stampOf('refresh-ada')}`
    const page = await site.get('/', { headers: { cookie: `${cookie}; ${mark}` } })
    expect(page.body).not.toContain('Bearer')
  })
})

it('under TLS reads only cookies that no other host can set, and deletes those without the prefix', async () => {
  const { seen, render } = countedRenders()
  const site = await startSite({
    config: { tls: true, publicOrigins: [ORIGIN.replace('http', 'https')] },
    renderDocument: render,
  })
  const planted = 'at=access-eve; rt=refresh-eve; locale=br; consent=1.20260101.scm; group=7; _storage_deposit-1=x'
  const cookie = `${planted}; __Host-locale=en; __Host-at=access-ada; __Host-rt=refresh-ada`
  const answer = await site.get('/', { headers: { cookie } })
  expect(answer.body).toContain('Bearer access-ada')
  expect(seen[0]?.visit).toMatchObject({ locale: 'en', hasTls: true })
  for (const pair of planted.split('; ')) expect(cookiesOf(answer)).toHaveProperty(pair.slice(0, pair.indexOf('=')))
  expect(linesOf(answer).filter((line) => /^__Host-.*Max-Age=0/.test(line))).toEqual([])
})
