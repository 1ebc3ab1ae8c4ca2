/**
 * @promise Session and tokens: of several servers that share a state one refreshes a token pair, and a logout at one counts at all
 * @proof redis-state.redis.test
 * @journey none
 */

import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { defaultLimits, type Limits } from '../settings/config.ts'
import type { PlatformReply } from '../testing/fake-platform.ts'
import { countedRenders, FRESH } from '../testing/renders.ts'
import { cookiesOf, deferred, startSite, type TestSite, type TestSiteOptions } from '../testing/site.ts'
import type { MemoryState } from './memory-state.ts'
import { PRESENT, type SharedState } from './shared-state.ts'

const REFRESH = '/json-api/token/refresh'
const LOGOUT = '/json-api/logout'
const old = { cookie: 'rt=refresh-old' }
const pair = { body: { access: 'access-new', refresh: 'refresh-new', expiresIn: 900 } }

/** Nodes of one site: one platform, one shared state. */
async function startNodes(count: number, options: TestSiteOptions = {}, change: Partial<SharedState> = {}) {
  let state: SharedState | undefined
  const openState = (memory: MemoryState) => (state ??= Object.assign(memory, change))
  const first = await startSite({ ...options, openState })
  const others = await Promise.all(
    Array.from({ length: count - 1 }, () => startSite({ ...options, openState, platform: first.platform })),
  )
  return { nodes: [first, ...others] as [TestSite, TestSite, ...TestSite[]], platform: first.platform }
}

const refreshAt = (node: TestSite) => node.call('POST', REFRESH, { headers: old })

it('parallel and later refreshes at all nodes are one at the platform, and all get the new pair', async () => {
  const { nodes, platform } = await startNodes(3)
  const gate = deferred<PlatformReply>()
  platform.on(`POST ${REFRESH}`, () => gate.promise)
  const asked = [...nodes, ...nodes].map(refreshAt)
  await expect.poll(() => platform.callsTo(REFRESH).length).toBe(1)
  gate.resolve(pair)
  const answers = [...(await Promise.all(asked)), await refreshAt(nodes[1])]
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200)
    expect(cookiesOf(answer)['rt']).toContain('refresh-new')
  }
  expect(platform.callsTo(REFRESH)).toHaveLength(1)
})

it('a logout at one node ends the session at all, also for what the token was exchanged for elsewhere', async () => {
  const { nodes, platform } = await startNodes(2)
  platform.on(`POST ${REFRESH}`, () => pair)
  platform.on(`POST ${LOGOUT}`, () => ({ status: 500 }))
  await refreshAt(nodes[0])
  expect((await nodes[1].call('POST', '/session/logout', { headers: old })).statusCode).toBe(200)
  for (const cookie of ['rt=refresh-old', 'rt=refresh-new'])
    for (const node of nodes) {
      // oxlint-disable no-await-in-loop -- one after another
      const answer = await node.call('POST', REFRESH, { headers: { cookie } })
      expect([answer.statusCode, cookiesOf(answer)['rt']]).toEqual([401, expect.stringContaining('Max-Age=0')])
    }
})

it('a refresh that ends after a logout at another node does not restore the session', async () => {
  const { nodes, platform } = await startNodes(2)
  const gate = deferred<PlatformReply>()
  platform.on(`POST ${REFRESH}`, () => gate.promise)
  platform.on(`POST ${LOGOUT}`, () => ({ status: 500 }))
  const refreshing = refreshAt(nodes[0])
  await expect.poll(() => platform.callsTo(REFRESH).length).toBe(1)
  await nodes[1].call('POST', '/session/logout', { headers: old })
  gate.resolve(pair)
  expect((await refreshing).statusCode).toBe(401)
})

it('a refused token signs nobody out while another node may have exchanged it without telling', async () => {
  const { nodes, platform } = await startNodes(2, {}, { isCertain: false })
  platform.on(`POST ${REFRESH}`, () => ({ status: 401 }))
  const answer = await refreshAt(nodes[0])
  expect([answer.statusCode, cookiesOf(answer)]).toEqual([503, {}])
  expect(answer.json()).toEqual({ errors: [{ code: 'session_uncertain' }] })
  expect(answer.headers['retry-after']).toBe('2')
})

it('a refused token is waited for, for as long as another node may need to tell what it did', async () => {
  let state: SharedState | undefined
  const openState = (memory: MemoryState) => (state = Object.assign(memory, { tellingMs: 20_000 }))
  const node = await startSite({ openState })
  node.platform.on(`POST ${REFRESH}`, () => ({ status: 401 }))
  const refreshing = refreshAt(node)
  await expect.poll(() => node.platform.callsTo(REFRESH).length).toBe(1)
  const place = { room: 'refreshed', name: hash('sha256', 'refresh-old', 'base64url') } as const
  await state?.keep(place, { facts: pair.body, bytes: PRESENT.bytes }, 60_000)
  expect(cookiesOf(await refreshing)['rt']).toContain('refresh-new')
})

it("a guests' page is rendered once for all nodes, and once when it has become stale", async () => {
  const renders = countedRenders()
  const { nodes } = await startNodes(3, { renderDocument: renders.render })
  const bodies = await Promise.all(nodes.map(async (node) => (await node.get('/')).body))
  expect([renders.seen.length, new Set(bodies).size]).toEqual([1, 1])
  for (const node of nodes) node.advance(FRESH)
  await expect
    .poll(async () => {
      const answers = await Promise.all(nodes.map((node) => node.get('/')))
      return answers.map((answer) => answer.headers['x-cache'])
    })
    .toEqual(['hit', 'hit', 'hit'])
  expect(renders.seen).toHaveLength(2)
})

it('a page that no two visitors share is rendered at each node', async () => {
  const renders = countedRenders(async (request) => ({
    ...(await countedRenders().render(request)),
    address: 'secret',
  }))
  const { nodes } = await startNodes(2, { renderDocument: renders.render })
  for (const node of nodes) await node.get('/new-password/abc')
  expect(renders.seen).toHaveLength(2)
})

it('limits of entries count those at all nodes', async () => {
  const limits: Partial<Limits> = { ...defaultLimits, logEntriesAMinute: 5, logEntriesAMinutePerAddress: 3 }
  const { nodes, platform } = await startNodes(2, { limits })
  platform.on('PUT /log', () => ({}))
  const statuses: number[] = []
  for (const node of [nodes[0], nodes[1], nodes[0], nodes[1], nodes[0]])
    statuses.push((await node.call('PUT', '/log', { payload: '{}' })).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})
