/**
 * @promise Session and tokens: behind a balancer without stickiness each token pair is refreshed once, no page is mixed and
 *   nobody is signed out, also while the engine that the servers share is killed and comes back
 * @proof nodes.test, redis-state.redis.test
 * @journey none
 */

import type { Sandbox } from '@croupier/platform-fixtures/sandbox'
import { startSandbox } from '@croupier/platform-fixtures/sandbox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEngine, type TestEngine } from '../testing/redis-server.ts'
import { startNodes, Visitor, type Nodes } from '../testing/nodes.ts'
import { attributesOf, startCollector } from '../testing/otlp-collector.ts'

const PLAYERS = 12
const ROUNDS = 4
const REFRESH = '/json-api/token/refresh'
/** Within a second; on a busy machine some more. */
const SOON = { timeout: 5_000, interval: 20 }
const PROFILE = '/json-api/users/profile'

let engine: TestEngine
let sandbox: Sandbox
let nodes: Nodes
let players: Player[]
const ends: (() => unknown)[] = []

beforeAll(async () => {
  engine = await startEngine((end) => ends.push(end))
  sandbox = await startSandbox()
  ends.push(() => sandbox.close())
  nodes = await startNodes(3, {
    PLATFORM_URL: sandbox.platformUrl,
    SHARED_STATE_URL: engine.url,
    PUBLIC_ANSWER_FRESH_MS: '600000',
  })
  ends.push(() => nodes.stop())
  players = await Promise.all(Array.from({ length: PLAYERS }, (_, number) => signIn(number)))
})

afterAll(async () => {
  await Promise.all(ends.map((end) => end()))
})

/** A player whose browser is led to another node with each request. */
class Player extends Visitor {
  readonly nickname: string
  readonly #number: number

  constructor(number: number) {
    super(nodes, number)
    this.#number = number
    this.nickname = `Visitor-${number}-x`
  }

  /** Reads a page and a call; both must be this player's. */
  async look(): Promise<void> {
    const [page, profile] = await Promise.all([this.ask('GET', '/'), this.ask('GET', PROFILE)])
    expect([page.status, profile.status]).toEqual([200, 200])
    expect(page.body).toContain(this.nickname)
    expect(profile.body).toContain(this.nickname)
    this.expectNobodyElse(page.body + profile.body)
  }

  /** The access token has run out: two tabs and a page refresh it at the same time, at three nodes. */
  async refresh(): Promise<number[]> {
    this.forget('at', 'at_live')
    const answers = await Promise.all([this.ask('POST', REFRESH), this.ask('GET', '/'), this.ask('POST', REFRESH)])
    for (const { body } of answers) this.expectNobodyElse(body)
    expect(this.cookie('rt')).toBeDefined()
    return answers.map(({ status }) => status)
  }

  expectNobodyElse(body: string): void {
    const others = players.filter((player) => player !== this).map(({ nickname }) => nickname)
    expect(others.filter((nickname) => body.includes(nickname))).toEqual([])
  }

  get number(): number {
    return this.#number
  }
}

async function signIn(number: number): Promise<Player> {
  const player = new Player(number)
  const login = `visitor-${number}@croupier.test`
  await sandbox.control.createPlayer({ login, password: 'visitor-pass-1', nickname: player.nickname })
  const answer = await player.ask('POST', '/json-api/login', { login, password: 'visitor-pass-1' })
  expect(answer.status).toBe(200)
  return player
}

/** How often the platform was asked to exchange each token since the last time. */
async function exchanges(): Promise<number[]> {
  const calls = await sandbox.control.requests(REFRESH)
  await sandbox.control.clearRequests()
  const counts = new Map<string, number>()
  for (const { body } of calls) {
    const token = String((body as { refreshToken: unknown }).refreshToken)
    counts.set(token, (counts.get(token) ?? 0) + 1)
  }
  return [...counts.values()]
}

async function expectOneRefreshEach(): Promise<void> {
  await sandbox.control.clearRequests()
  const statuses = await Promise.all(players.map((player) => player.refresh()))
  expect(new Set(statuses.flat())).toEqual(new Set([200]))
  expect(await exchanges()).toEqual(players.map(() => 1))
}

it('each pair is refreshed once, and each page is of its player', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await expectOneRefreshEach()
    await Promise.all(players.map((player) => player.look()))
  }
})

it('nobody is signed out while the engine is killed and started again', async () => {
  const killed = engine.kill()
  const during = await Promise.all(players.map((player) => player.refresh()))
  await killed
  // Who came second was refused by the platform, and is told to come again.
  expect(new Set(during.flat())).not.toContain(401)
  await Promise.all(players.map((player) => player.look()))
  await Promise.all(players.map((player) => player.refresh()))
  await engine.start()
  await Promise.all(players.map((player) => player.look()))
  await nodes.untilMetric('croupier_shared_state_up 1')
  await expectOneRefreshEach()
  await Promise.all(players.map((player) => player.look()))
})

it('what players share of a page is made once for all nodes', async () => {
  await sandbox.control.clearRequests()
  const [player] = players
  for (const _port of nodes.ports) {
    // oxlint-disable-next-line no-await-in-loop -- each at the next node
    const { status, body } = (await player?.ask('GET', '/rules')) ?? { status: 0, body: '' }
    expect(status).toBe(200)
    expect(body).toContain(player?.nickname)
  }
  expect(await sandbox.control.requests('/json-api/static-pages/rules')).toHaveLength(1)
})

it('what is purged at one node is gone at all', async () => {
  const visitor = new Visitor(nodes)
  const versions = async () => {
    const answers = await Promise.all(nodes.ports.map(() => visitor.ask('GET', '/about')))
    return answers.map(({ etag }) => etag)
  }
  const [before, ...others] = await versions()
  expect([before, ...others]).toEqual([before, before, before])
  expect(await versions()).toEqual([before, before, before])
  expect((await nodes.purge(1, { brand: 'gold', locale: 'en' })).status).toBe(200)
  expect((await nodes.purge(1, { brand: 'gold', locale: 'ru' })).status).toBe(200)
  await expect.poll(versions, SOON).not.toContain(before)
})

it('who has logged out at one node is logged out at all, with all tokens of the session', async () => {
  const first = await signIn(PLAYERS)
  const before = first.copy()
  await first.refresh()
  const after = first.copy()
  expect((await first.ask('POST', '/session/logout')).status).toBe(200)
  for (const copy of [before, after])
    for (let node = 0; node < 3; node += 1) {
      const answer = await copy.ask('POST', REFRESH)
      expect([answer.status, copy.cookie('rt')]).toEqual([answer.status === 400 ? 400 : 401, undefined])
    }
})

it('what a request asks the engine is in its trace, by command and without keys', async () => {
  const collector = await startCollector()
  ends.push(() => collector.stop())
  const traced = await startNodes(1, {
    PLATFORM_URL: sandbox.platformUrl,
    SHARED_STATE_URL: engine.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: '1',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  })
  ends.push(() => traced.stop())
  // Before, nothing is asked of it.
  await traced.untilMetric('croupier_shared_state_up 1')
  const { timing } = await new Visitor(traced).ask('GET', '/rules')
  const [, traceId, spanId] = /desc="00-([0-9a-f]{32})-([0-9a-f]{16})-01"/.exec(timing) ?? []
  const asked = () => collector.spans().filter((span) => attributesOf(span)['db.system.name'] === 'redis')
  // The page is looked for, and kept once it is made.
  await expect.poll(() => asked().map(({ name }) => name), SOON).toEqual(expect.arrayContaining(['GET', 'SET']))
  for (const span of asked())
    expect(Object.keys(attributesOf(span)).toSorted()).toEqual(['db.operation.name', 'db.system.name'])
  const ofPage = asked().filter((span) => span.traceId === traceId)
  expect(ofPage).toContainEqual(expect.objectContaining({ name: 'GET', kind: 3, parentSpanId: spanId }))
})
