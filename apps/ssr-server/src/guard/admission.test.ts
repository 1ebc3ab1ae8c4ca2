/**
 * @promise Security promises: a server whose event loop is late gives up pictures and reports first, then pages and what
 *   they read, and payments last; guests get kept pages, players light ones that the browser completes
 * @proof here, pages/light-pages.test, app/server/public/light-page.test, guard/request-quota.test
 * @journey hostile/busy-server
 */

import { LOCALE_COOKIE } from '@croupier/contract/cookies'
import {
  LOG_PATH,
  LOGIN_PATH,
  LOGOUT_PATH,
  PERFORMANCE_PATH,
  REFRESH_PATH,
  REGISTER_PATH,
  RESET_PATH,
  VISITS_PATH,
} from '@croupier/contract/paths'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { defaultLimits } from '../settings/config.ts'
import { player } from '../testing/renders.ts'
import { marker, ORIGIN, startSite } from '../testing/site.ts'

const MOST = defaultLimits.overloadDelay

/** A site whose event loop is as late as the test says. */
async function busySite() {
  const loop = { delay: 0, turnWork: 0 }
  const clientRoot = mkdtempSync(path.join(tmpdir(), 'croupier-client-'))
  onTestFinished(() => rmSync(clientRoot, { recursive: true }))
  mkdirSync(path.join(clientRoot, 'assets'))
  writeFileSync(path.join(clientRoot, 'assets/app.js'), 'export {}')
  const site = await startSite({ loopDelay: () => loop.delay, turnWork: () => loop.turnWork, clientRoot })
  site.server.readiness.started()
  for (const path of ['/cdn/a.png', '/json-api/v2/games', '/json-api/treasury/user/deposits'])
    site.platform.on(`GET ${path}`, () => ({ body: { data: [] } }))
  for (const path of ['/json-api/treasury/open', '/json-api/login'])
    site.platform.on(`POST ${path}`, () => ({ body: {} }))
  site.platform.on('PUT /performance', () => ({ body: {} }))
  return { site, loop }
}

/** Statuses of a request of each class, in the order in which they are given up. */
async function statuses({ site }: Awaited<ReturnType<typeof busySite>>) {
  const json = { headers: { 'content-type': 'application/json' }, payload: '{}' }
  const all = {
    picture: site.get('/cdn/a.png'),
    report: site.call('PUT', '/performance', json),
    page: site.get('/'),
    playersPage: site.get('/', { headers: player('one') }),
    read: site.get('/json-api/v2/games'),
    paymentRead: site.get('/json-api/treasury/user/deposits'),
    payment: site.call('POST', '/json-api/treasury/open', json),
    ready: site.get('/readyz'),
    script: site.get('/assets/app.js'),
    alive: site.get('/livez'),
  }
  const answered = await Promise.all(
    Object.entries(all).map(async ([name, answer]) => [name, (await answer).statusCode] as const),
  )
  return answered.filter(([, status]) => status === 503).map(([name]) => name)
}

const EXTRAS = ['picture', 'report']
const PAGES = ['page', 'playersPage', 'read']

it('gives up pictures and reports, then pages and reads, then payments, by the delay of the event loop', async () => {
  const busy = await busySite()
  const at = async (delay: number) => {
    busy.loop.delay = delay
    return statuses(busy)
  }
  // oxlint-disable no-await-in-loop -- one delay after another
  for (const [delay, refused] of [
    [0, []],
    [(MOST * 2) / 3 - 1, []],
    [(MOST * 2) / 3, EXTRAS],
    [MOST - 1, EXTRAS],
    [MOST, [...EXTRAS, ...PAGES]],
    [MOST * 6 - 1, [...EXTRAS, ...PAGES]],
    [MOST * 6, [...EXTRAS, ...PAGES, 'paymentRead', 'payment', 'ready', 'script']],
    [0, []],
  ] as const)
    expect([delay, await at(delay)]).toEqual([delay, refused])
})

it('refuses what waits behind the work of a turn while it is busy, but no payments', async () => {
  const busy = await busySite()
  const at = async (delay: number, turnWork: number) => {
    Object.assign(busy.loop, { delay, turnWork })
    return statuses(busy)
  }
  // oxlint-disable no-await-in-loop -- one after another
  for (const [delay, turnWork, refused] of [
    [MOST / 2 - 1, MOST * 10, []],
    [MOST / 2, MOST / 3 - 1, []],
    [MOST / 2, MOST / 3, [...EXTRAS, ...PAGES]],
    [MOST / 2, MOST * 10, [...EXTRAS, ...PAGES]],
    [MOST / 2, 0, []],
  ] as const)
    expect([delay, turnWork, await at(delay, turnWork)]).toEqual([delay, turnWork, refused])
})

it('refuses a page in the language of its visitor and keeps the secret of an address from other sites', async () => {
  const { site, loop } = await busySite()
  loop.delay = MOST
  const languageOf = async (url: string, headers: Record<string, string>) =>
    /<html lang="([^"]+)">/.exec((await site.get(url, { headers })).body)?.[1]
  expect(await languageOf('/', { 'accept-language': 'en' })).toBe('en')
  expect(await languageOf('/?a=1&lang=ru', { 'accept-language': 'en' })).toBe('ru')
  expect(await languageOf('/', { 'accept-language': 'en', cookie: `${LOCALE_COOKIE}=ru` })).toBe('ru')
  const reset = await site.get(`${RESET_PATH}secret`)
  expect([reset.statusCode, reset.headers['referrer-policy']]).toEqual([503, 'no-referrer'])
})

it('says when to come back, to a visitor by a page, and asks the platform nothing', async () => {
  const { site, loop } = await busySite()
  loop.delay = MOST
  const [page, call] = [await site.get('/'), await site.get('/json-api/v2/games')]
  expect(page.headers).toMatchObject({ 'retry-after': '4', 'content-type': 'text/html; charset=utf-8' })
  expect(call.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
  expect(call.json()).toEqual({ errors: [{ code: 'overloaded' }] })
  expect(site.platform.calls).toEqual([])
  const { body } = await site.get('/metrics')
  expect(body).toContain('croupier_refusals_total{reason="delay"} 2\n')
})

it('opens no further live socket', async () => {
  const { site, loop } = await busySite()
  loop.delay = MOST
  const port = await site.listen()
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { host: 'casino.test', origin: ORIGIN } })
  socket.on('error', () => {})
  const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage]
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
})

/** That invented tokens, names and reports come by. */
const CALLS_OF_THEIR_OWN = [
  ['POST', LOGIN_PATH],
  ['POST', REGISTER_PATH],
  ['POST', REFRESH_PATH],
  ['POST', LOGOUT_PATH],
  ['PUT', LOG_PATH],
  ['PUT', PERFORMANCE_PATH],
  ['PUT', VISITS_PATH],
] as const

describe('a limit by address', () => {
  const behindProxy = (address: string) => ({ headers: { 'x-forwarded-for': address, ...marker } })

  it('is for pages, calls and reports, and not for this machine', async () => {
    const limits = { requestsAMinutePerAddress: 10 }
    const site = await startSite({ config: { trustProxy: ['loopback'] }, limits })
    const from = (address: string, path = '/json-api/v2/games') => site.get(path, behindProxy(address))
    const seen = []
    // oxlint-disable no-await-in-loop -- counted one after another
    for (let at = 0; at < 12; at += 1) seen.push((await from('198.51.100.1')).statusCode)
    expect(seen.map((status) => status === 429)).toEqual([...Array.from({ length: 10 }, () => false), true, true])
    const page = await from('198.51.100.1', '/')
    expect([page.statusCode, page.headers['retry-after']]).toEqual([429, '4'])
    expect((await from('198.51.100.1', '/sw.js')).statusCode).not.toBe(429)
    const asked = site.platform.calls.length
    for (const [method, path] of CALLS_OF_THEIR_OWN) {
      const answer = await site.call(method, path, behindProxy('198.51.100.1'))
      expect([path, answer.statusCode]).toEqual([path, 429])
    }
    expect(site.platform.calls).toHaveLength(asked)
    expect((await from('198.51.100.2', '/')).statusCode).toBe(200)
    for (let at = 0; at < 12; at += 1) expect((await site.get('/')).statusCode).toBe(200)
    site.advance(60_000)
    expect((await from('198.51.100.1', '/')).statusCode).toBe(200)
  })
})
