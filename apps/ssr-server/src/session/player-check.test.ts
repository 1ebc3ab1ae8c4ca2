/**
 * @promise Session and tokens: a call goes to the player it names, or is refused
 * @proof player-send.test, site.test
 * @journey accounts/two-players
 */

import { describe, expect, it } from 'vitest'
import { cookiesOf, deferred, startSite, type TestSite } from '../testing/site.ts'
import type { PlatformReply } from '../testing/fake-platform.ts'
import { stampOf } from './session-cookies.ts'

const PROFILE = '/json-api/users/profile'
const PAYOUT = '/json-api/treasury/payout'
const profileOf = (hash: unknown) => ({ body: { data: { info: { hash } } } })

/** A platform on which an access token `access-of-ann` is Ann's, and tokens are exchanged for `access-of-ann-2`. */
async function startSiteOfPlayers(limits?: Parameters<typeof startSite>[0]): Promise<TestSite> {
  const site = await startSite(limits)
  site.platform.on(`GET ${PROFILE}`, ({ headers }) =>
    profileOf(/access-of-(\w+)/.exec(headers.authorization ?? '')?.[1]),
  )
  site.platform.on(`POST ${PAYOUT}`, () => ({ body: { success: true } }))
  return site
}

const pay = (site: TestSite, player: string | undefined, access = 'access-of-ann', refresh = 'refresh-1') =>
  site.call('POST', PAYOUT, {
    payload: { amount: 100 },
    headers: { cookie: `at=${access}; rt=${refresh}`, ...(player === undefined ? {} : { 'x-player': player }) },
  })

describe('a call for a guest', () => {
  it('goes without tokens, whoever is signed in', async () => {
    const site = await startSiteOfPlayers()
    site.platform.on('POST /json-api/eapi/game-run/fever', () => ({ body: {} }))
    const headers = { cookie: 'at=access-of-ann; rt=refresh-1', 'x-session': 'none' }
    const answer = await site.call('POST', '/json-api/eapi/game-run/fever', { payload: { type: 'demo' }, headers })
    expect(answer.statusCode).toBe(200)
    const [call] = site.platform.calls
    expect(call?.headers).not.toHaveProperty('authorization')
    expect(call?.headers).not.toHaveProperty('x-session')
  })
})

describe('a call that names its player', () => {
  it('passes with the tokens of that player, without the name', async () => {
    const site = await startSiteOfPlayers()
    expect((await pay(site, 'ann')).statusCode).toBe(200)
    const [call] = site.platform.callsTo(PAYOUT)
    expect(call).toMatchObject({ body: '{"amount":100}', headers: { authorization: 'Bearer access-of-ann' } })
    for (const { headers } of site.platform.calls) expect(headers).not.toHaveProperty('x-player')
  })

  it('is refused with the tokens of another, and not passed on', async () => {
    const site = await startSiteOfPlayers()
    const answer = await pay(site, 'bob')
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({ errors: [{ code: 'other_player' }] })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(site.platform.callsTo(PAYOUT)).toEqual([])
  })

  it('is refused with the tokens of another also where it may sign in: the code of a phone', async () => {
    const site = await startSiteOfPlayers()
    const path = '/json-api/players/phones/confirm'
    site.platform.on(`POST ${path}`, () => ({ body: { success: true } }))
    const confirm = (player: string) =>
      site.call('POST', path, {
        payload: { code: '1234' },
        headers: { cookie: 'at=access-of-ann; rt=refresh-1', 'x-player': player },
      })
    expect((await confirm('bob')).statusCode).toBe(409)
    expect(site.platform.callsTo(path)).toEqual([])
    expect((await confirm('ann')).json()).toEqual({ success: true })
  })

  it('may be of a player whose hash needs encoding', async () => {
    const site = await startSiteOfPlayers()
    site.platform.on(`GET ${PROFILE}`, () => profileOf('Анна/1'))
    expect((await pay(site, encodeURIComponent('Анна/1'))).statusCode).toBe(200)
  })

  it.each<[string, PlatformReply | null]>([
    ['fails', { status: 500 }],
    ['cuts the line', null],
    ['forbids it', { status: 403 }],
    ['names no hash', profileOf(undefined)],
    ['answers no JSON', { body: '<html>' }],
  ])('is refused where the platform is asked for the owner and %s', async (_name, reply) => {
    const site = await startSiteOfPlayers()
    site.platform.on(`GET ${PROFILE}`, () => reply)
    const answer = await pay(site, 'ann')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({ errors: [{ code: 'owner_unknown' }] })
    expect(answer.headers['retry-after']).toBe('2')
    expect(site.platform.callsTo(PAYOUT)).toEqual([])
    site.platform.on(`GET ${PROFILE}`, () => profileOf('ann'))
    expect((await pay(site, 'ann')).statusCode).toBe(200)
  })

  it('is refused where the platform does not name the owner in time', async () => {
    const site = await startSiteOfPlayers({ limits: { ownerWait: 30 } })
    const never = deferred<PlatformReply>()
    site.platform.on(`GET ${PROFILE}`, () => never.promise)
    expect((await pay(site, 'ann')).statusCode).toBe(503)
    never.resolve({})
  })

  it('is to come again with fresh tokens where these have expired', async () => {
    const site = await startSiteOfPlayers()
    site.platform.on(`GET ${PROFILE}`, () => ({ status: 401 }))
    expect((await pay(site, 'ann')).statusCode).toBe(401)
    expect(site.platform.callsTo(PAYOUT)).toEqual([])
  })

  it("is nobody's without tokens", async () => {
    const site = await startSiteOfPlayers()
    const answer = await site.call('POST', PAYOUT, { payload: {}, headers: { 'x-player': 'ann' } })
    expect(answer.statusCode).toBe(401)
    expect(site.platform.calls).toEqual([])
  })
})

describe('a call that names its tokens by their stamp', () => {
  const read = (site: TestSite, stamp: string) =>
    site.call('GET', '/json-api/users/balance', { headers: { cookie: 'at=access-of-ann', 'x-session': stamp } })

  it('passes with these tokens only, without asking the platform whose they are', async () => {
    const site = await startSiteOfPlayers()
    site.platform.on('GET /json-api/users/balance', () => ({}))
    expect((await read(site, stampOf('access-of-ann'))).statusCode).toBe(200)
    expect((await read(site, stampOf('access-of-bob'))).json()).toEqual({ errors: [{ code: 'other_player' }] })
    expect(site.platform.calls.map(({ url }) => url)).toEqual(['/json-api/users/balance'])
    expect(site.platform.calls[0]?.headers).not.toHaveProperty('x-session')
  })
})

describe('the owner of a token pair', () => {
  const questions = (site: TestSite) => site.platform.callsTo(PROFILE).length
  const signIn = async (site: TestSite) => {
    site.platform.on('POST /json-api/login', () => ({
      body: { access: 'access-of-ann', refresh: 'r1', expiresIn: 900 },
    }))
    await site.call('POST', '/json-api/login', { payload: {} })
  }

  it('is not asked for by calls that name no player', async () => {
    const site = await startSiteOfPlayers()
    expect((await pay(site, undefined)).statusCode).toBe(200)
    expect(questions(site)).toBe(0)
  })

  it('is asked for once by calls at the same time, and remembered for those that follow', async () => {
    const site = await startSiteOfPlayers()
    await Promise.all(Array.from({ length: 20 }, () => pay(site, 'ann')))
    await pay(site, 'ann')
    await pay(site, 'bob')
    expect(questions(site)).toBe(1)
    expect((await pay(site, 'bob', 'access-of-bob')).statusCode).toBe(200)
    expect(questions(site)).toBe(2)
  })

  it('is the same after a refresh', async () => {
    const site = await startSiteOfPlayers()
    await signIn(site)
    await pay(site, 'ann', 'access-of-ann', 'r1')
    site.platform.on('POST /json-api/token/refresh', () => ({ body: { access: 'new', refresh: 'r2', expiresIn: 900 } }))
    const answer = await site.call('POST', '/json-api/token/refresh', { headers: { cookie: 'rt=r1' } })
    expect(cookiesOf(answer)['at']).toMatch(/^new;/)
    expect((await pay(site, 'ann', 'new', 'r2')).statusCode).toBe(200)
    expect((await pay(site, 'bob', 'new', 'r2')).statusCode).toBe(409)
    expect(questions(site)).toBe(1)
  })

  it('is asked for again after a refresh of tokens that another process issued', async () => {
    const site = await startSiteOfPlayers()
    await pay(site, 'bob', 'access-of-bob', 'r1')
    site.platform.on('POST /json-api/token/refresh', () => ({
      body: { access: 'access-of-ann', refresh: 'r2', expiresIn: 900 },
    }))
    await site.call('POST', '/json-api/token/refresh', { headers: { cookie: 'rt=r1' } })
    expect((await pay(site, 'bob', 'access-of-ann', 'r2')).statusCode).toBe(409)
  })

  it.each(['', `; signed_out=${stampOf('refresh-1')}`])('is forgotten at a logout%s', async (mark) => {
    const site = await startSiteOfPlayers()
    await pay(site, 'ann')
    await site.call('POST', '/session/logout', { headers: { cookie: `at=access-of-ann; rt=refresh-1${mark}` } })
    await pay(site, 'ann')
    expect(questions(site)).toBe(2)
  })

  it('is forgotten when too many others came after', async () => {
    const site = await startSiteOfPlayers({ limits: { tokenOwners: 2 } })
    for (const name of ['ann', 'bob', 'eve']) await pay(site, name, `access-of-${name}`)
    await pay(site, 'eve', 'access-of-eve')
    expect(questions(site)).toBe(3)
    await pay(site, 'ann', 'access-of-ann')
    expect(questions(site)).toBe(4)
  })
})
