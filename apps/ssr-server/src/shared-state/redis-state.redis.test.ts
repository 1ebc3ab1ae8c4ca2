/**
 * @promise Security promises: several servers share one state on Redis; while it is gone, slow, full, restarted or replaced each goes on
 *   from its memory, and it comes back by itself
 * @proof memory-state.test
 * @journey none
 */

import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startEngine, startLine } from '../testing/redis-server.ts'
import { describeSharedState } from './conformance.ts'
import { MemoryState } from './memory-state.ts'
import { RedisState } from './redis-state.ts'
import { PRESENT, type Place, type Purge } from './shared-state.ts'

const KEY = Buffer.alloc(32, 'k')
const MINUTE = 60_000
const DEADLINE_MS = 250
const CLAIM_MS = 600
const pair: Place = { room: 'refreshed', name: 'a token' }
const ended: Place = { room: 'ended', name: 'a session' }
const value = { facts: { access: 'secret-access' }, bytes: Buffer.from('secret bytes') }

interface TestNode {
  readonly state: RedisState
  readonly faults: string[]
  /** How often the engine came back. */
  backs: number
}

function openNode(url: string, keys: readonly [Buffer, ...Buffer[]] = [KEY]): TestNode {
  const memory = new MemoryState({ pageCacheBytes: 1_000_000 }, Date.now)
  const faults: string[] = []
  const reports = {
    failed: (reason: string) => void faults.push(reason),
    back: () => void (node.backs += 1),
    began: () => () => {},
  }
  const state = new RedisState({ url, keys, deadlineMs: DEADLINE_MS, memory, reports, claimMs: CLAIM_MS })
  onTestFinished(() => state.close())
  const node: TestNode = { state, faults, backs: 0 }
  return node
}

/** Nodes whose engine answers. */
async function openNodes(url: string, count: number): Promise<TestNode[]> {
  const nodes = Array.from({ length: count }, () => openNode(url))
  await expect.poll(() => nodes.every(({ backs }) => backs === 1)).toBe(true)
  return nodes
}

const two = async (url: string) => (await openNodes(url, 2)) as [TestNode, TestNode]

async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const began = performance.now()
  return [await work, performance.now() - began]
}

/** An engine that answers each call with OK, but for PING, and holds questions for what is new. Returns its address. */
async function startOutOfStep(): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      for (const [, name = ''] of bytes.toString('latin1').matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g))
        if (name !== 'XREAD') socket.write(name === 'PING' ? '+PONG\r\n' : '+OK\r\n')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describeSharedState('Redis', async (count) => {
  const { url } = await startEngine()
  return (await openNodes(url, count)).map(({ state }) => state)
})

describe('on Redis', () => {
  it('nothing can be read or written without the key', async () => {
    const engine = await startEngine()
    const [one] = await two(engine.url)
    await one.state.keep(pair, value, MINUTE)
    await one.state.keep(ended, PRESENT, MINUTE)
    const keys = (await engine.command('KEYS *')).split(/\r\n/).filter((line) => line.startsWith('croupier:'))
    expect(keys).toHaveLength(3)
    expect(keys.join()).not.toMatch(/a token|a session/)
    const stored = await engine.command(`GET ${keys.find((key) => key.includes('refreshed'))}`)
    expect(stored).not.toContain('secret')

    const stranger = openNode(engine.url, [Buffer.alloc(32, 'x')])
    await expect.poll(() => stranger.backs).toBe(1)
    expect(await stranger.state.find(pair)).toBeNull()
    await engine.command(`SET ${keys.find((key) => key.includes('refreshed'))} invented`)
    const [, other] = await two(engine.url)
    expect(await other.state.find(pair)).toBeNull()
  })

  it('keys can be changed one node after another', async () => {
    const engine = await startEngine()
    const next = Buffer.alloc(32, 'n')
    const [old, changed] = [openNode(engine.url, [KEY, next]), openNode(engine.url, [next, KEY])]
    await expect.poll(() => old.backs + changed.backs).toBe(2)
    await old.state.keep(pair, value, MINUTE)
    await changed.state.keep({ ...pair, name: 'another' }, value, MINUTE)
    expect(await changed.state.find(pair)).toEqual(value)
    expect(await old.state.find({ ...pair, name: 'another' })).toEqual(value)
  })

  it('all nodes learn of an ended session, and know it without the engine', async () => {
    const engine = await startEngine()
    const [one, other] = await two(engine.url)
    await one.state.keep(ended, PRESENT, MINUTE)
    expect(await other.state.find(ended)).toEqual(PRESENT)
    await engine.kill()
    await expect.poll(() => other.state.find(ended)).toEqual(PRESENT)
  })

  it('a claim ends with the node that has it, and not before', async () => {
    const engine = await startEngine()
    const [one, other] = await two(engine.url)
    expect(await one.state.claim(pair)).not.toBeNull()
    // Longer than a claim lives that is not renewed.
    await new Promise((resolve) => void setTimeout(resolve, 2 * CLAIM_MS))
    expect(await other.state.claim(pair)).toBeNull()
    await one.state.close()
    await expect.poll(() => other.state.claim(pair)).not.toBeNull()
  })
})

describe('an engine that', () => {
  it('is gone: each node goes on from its memory, and says so', async () => {
    const engine = await startEngine()
    const [one] = await two(engine.url)
    await one.state.keep(pair, value, MINUTE)
    await engine.kill()
    await expect.poll(() => one.faults).toContain('lost')
    const [found, ms] = await timed(one.state.find(pair))
    expect([found, one.state.isCertain]).toEqual([value, false])
    expect(ms).toBeLessThan(1_000)
    expect(await one.state.claim(pair)).not.toBeNull()
    expect([await one.state.count('log', MINUTE), await one.state.count('log', MINUTE)]).toEqual([1, 2])
  })

  it('is gone while something is purged: the other nodes are told when it is back, and so is one that starts then', async () => {
    const engine = await startEngine()
    const [one, other] = await two(engine.url)
    await engine.kill()
    await expect.poll(() => one.faults).toContain('lost')
    const told: Purge[] = []
    other.state.onPurge((purge) => told.push(purge))
    expect(await one.state.purge({ locale: 'en' })).toBe(false)
    await engine.start()
    await expect.poll(() => told).toMatchObject([{ locale: 'en' }])
    const late = openNode(engine.url)
    const toldLate: Purge[] = []
    late.state.onPurge((purge) => toldLate.push(purge))
    await expect.poll(() => toldLate).toMatchObject([{ locale: 'en' }])
  })

  it('was never there: the same', async () => {
    const engine = await startEngine()
    await engine.kill()
    const one = openNode(engine.url)
    await one.state.keep(pair, value, MINUTE)
    expect(await one.state.find(pair)).toEqual(value)
    await expect.poll(() => one.faults).toContain('lost')
    await engine.start()
    await expect.poll(() => one.backs).toBe(1)
  })

  it('was restarted empty gets again what each node has kept', async () => {
    const engine = await startEngine()
    const [one, other] = await two(engine.url)
    await one.state.keep(pair, value, MINUTE)
    await engine.kill()
    await expect.poll(() => one.faults).toContain('lost')
    await one.state.keep(ended, PRESENT, MINUTE)
    await engine.start()
    await expect.poll(() => other.state.find(pair)).toEqual(value)
    await expect.poll(() => other.state.find(ended)).toEqual(PRESENT)
    // The messages for those that were away came too.
    await engine.kill()
    await expect.poll(() => other.state.find(ended)).toEqual(PRESENT)
  })

  it('is silent: calls end by their deadline, later ones at once, and it comes back by itself', async () => {
    const engine = await startEngine()
    const [one] = await two(engine.url)
    await one.state.keep(pair, value, MINUTE)
    engine.freeze()
    const [first, firstMs] = await timed(one.state.find(pair))
    const [next, nextMs] = await timed(one.state.find(pair))
    expect([first, next]).toEqual([value, value])
    expect(firstMs).toBeGreaterThan(DEADLINE_MS - 10)
    expect(nextMs).toBeLessThan(firstMs)
    expect(one.faults).toContain('late')
    engine.thaw()
    await expect.poll(() => one.backs).toBe(2)
    await one.state.keep({ ...pair, name: 'next' }, value, MINUTE)
    await expect.poll(() => engine.command('DBSIZE')).toBe(':2')
  })

  it('answers after two seconds is not waited for', async () => {
    const line = await startLine(await startEngine())
    const [one] = await two(line.url)
    await one.state.keep(pair, value, MINUTE)
    line.delay(2_000)
    expect(await one.state.find(pair)).toEqual(value)
    const [, ms] = await timed(Promise.all(Array.from({ length: 100 }, () => one.state.find(pair))))
    expect(ms).toBeLessThan(1_000)
    line.delay(0)
    await expect.poll(() => one.backs).toBeGreaterThan(1)
  })

  it('is full: what it has is found, the rest is in memory, and it gets that when it has room', async () => {
    const engine = await startEngine()
    const [one, other] = await two(engine.url)
    await one.state.keep(pair, value, MINUTE)
    await engine.command('CONFIG SET maxmemory 1')
    await one.state.keep(ended, PRESENT, MINUTE)
    expect(new Set(one.faults)).toEqual(new Set(['full']))
    expect([await one.state.find(ended), await other.state.find(pair)]).toEqual([PRESENT, value])
    expect(one.state.isCertain).toBe(false)
    await engine.command('CONFIG SET maxmemory 0')
    await expect.poll(() => other.state.find(ended)).toEqual(PRESENT)
  })

  it('gives answers of other calls: each node counts for itself', async () => {
    const node = openNode(await startOutOfStep())
    await expect.poll(() => node.backs).toBe(1)
    expect(await node.state.count('requests', MINUTE)).toBe(1)
    expect(await node.state.count('requests', MINUTE)).toBe(2)
  })

  it('has become a replica is left for the new primary', async () => {
    const [old, next] = [await startEngine(), await startEngine()]
    const line = await startLine(old)
    const [one, other] = await two(line.url)
    await one.state.keep(pair, value, MINUTE)
    line.leadTo(next)
    await old.command(`REPLICAOF 127.0.0.1 ${next.port}`)
    await one.state.keep(ended, PRESENT, MINUTE)
    await expect.poll(async () => await next.command('DBSIZE')).toBe(':3')
    await expect.poll(() => other.state.find(ended)).toEqual(PRESENT)
  })
})
