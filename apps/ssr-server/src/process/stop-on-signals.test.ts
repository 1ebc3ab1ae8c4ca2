/**
 * @promise Security promises: a server that gets a stop signal first says that it is not ready, loses no request that is
 *   under way, on its way or of a client that goes on, sends live sockets elsewhere, and exits; so does one after an error
 *   that nothing caught
 * @proof live-proxy.test, readiness.test
 * @journey none
 */

import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { untilQuiet } from './stop-on-signals.ts'

/** Far more than a test takes: a process that waited for them would fail it. */
const NEVER = 600_000

async function startProcess({ drainNotice = 0, drainAccepting = NEVER, drain = NEVER } = {}) {
  const file = path.join(import.meta.dirname, '../testing/stoppable-server.ts')
  const child = fork(file, [drainNotice, drainAccepting, drain].map(String), { execArgv: [], silent: true })
  onTestFinished(() => void child.kill('SIGKILL'))
  const port = await message(child)
  return { child, port: Number(port) }
}

async function message(child: ChildProcess): Promise<unknown> {
  return ((await once(child, 'message')) as unknown[])[0]
}

interface Answer {
  status: number | undefined
  connection: string | undefined
  body: string
}

/** A page that needs no render. */
const MISSING = '/missing.txt'
const keptAgent = () => new http.Agent({ keepAlive: true, maxSockets: 1 })

function get(port: number, path = '/', agent = keptAgent()): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get({ port, host: '127.0.0.1', path, headers: { host: 'casino.test' }, agent })
    request.on('error', reject).on('response', (answer: IncomingMessage) => {
      const { statusCode: status, headers } = answer
      const chunks: string[] = []
      answer
        .on('data', (chunk) => chunks.push(String(chunk)))
        .on('end', () => resolve({ status, connection: headers.connection, body: chunks.join('') }))
    })
  })
}

async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  const draining = message(child)
  child.kill(signal)
  expect(await draining).toBe('draining')
}

it('serves on at a stop signal, says that it is not ready, finishes what is under way, and exits', async () => {
  const { child, port } = await startProcess()
  const rendering = message(child)
  const answer = get(port)
  expect(await rendering).toBe('rendering')
  await stop(child)
  expect(await get(port, '/healthz')).toMatchObject({ status: 503, connection: 'close' })
  expect(await get(port, MISSING)).toMatchObject({ status: 404, connection: 'close' })
  child.send('go on')
  expect(await answer).toEqual({ status: 200, connection: 'close', body: 'whole' })
  expect(await once(child, 'exit')).toEqual([0, null])
})

it.each(['throw', 'reject'])(
  'after an error that nothing caught answers what is under way, and exits with 1: %s',
  async (how) => {
    const { child, port } = await startProcess()
    const log: string[] = []
    child.stdout?.on('data', (lines) => void log.push(String(lines)))
    const rendering = message(child)
    const answer = get(port)
    expect(await rendering).toBe('rendering')
    const draining = message(child)
    child.send(how)
    expect(await draining).toBe('draining')
    expect(await get(port, '/healthz')).toMatchObject({ status: 503, connection: 'close' })
    // Whoever can cause it again ends no more than this process.
    child.send(how)
    expect(await get(port, MISSING)).toMatchObject({ status: 404, connection: 'close' })
    child.send('go on')
    expect(await answer).toEqual({ status: 200, connection: 'close', body: 'whole' })
    expect(await once(child, 'close')).toEqual([1, null])
    expect(log.join('')).toContain('"msg":"an error that nothing caught: the server stops"')
  },
)

it('fails readiness alone until a balancer has noticed, and lives on', async () => {
  const { child, port } = await startProcess({ drainNotice: NEVER })
  const probe = async (path: string) => (await get(port, path)).status
  expect([await probe('/readyz'), await probe('/livez'), await probe('/healthz')]).toEqual([200, 200, 200])
  const told = vi.fn()
  child.on('message', told)
  child.kill('SIGTERM')
  await expect.poll(() => probe('/readyz')).toBe(503)
  expect([await probe('/livez'), await probe('/healthz'), await probe(MISSING)]).toEqual([200, 503, 404])
  expect(told).not.toHaveBeenCalled()
})

it('ends in time also when an answer never does', async () => {
  const { child, port } = await startProcess({ drain: 200, drainAccepting: 100 })
  const rendering = message(child)
  const answer = get(port).catch((error: Error) => error)
  expect(await rendering).toBe('rendering')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(await answer).toBeInstanceOf(Error)
})

it('answers requests that were on their way, and each client of a kept connection that goes on', async () => {
  const { child, port } = await startProcess()
  const agents = Array.from({ length: 20 }, keptAgent)
  const kept = () => Promise.all(agents.map((agent) => get(port, MISSING, agent)))
  expect((await kept()).every(({ status, connection }) => status === 404 && connection === 'keep-alive')).toBe(true)
  const passers = Array.from({ length: 50 }, keptAgent)
  const begun = passers.map((agent) => get(port, MISSING, agent))
  await stop(child)
  expect((await Promise.all(begun)).map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 404))
  // Those that were answered before the signal would hold the server up.
  passers.forEach((agent) => agent.destroy())
  // The connections of these are open since before the signal.
  expect(await kept()).toMatchObject(Array.from({ length: 20 }, () => ({ status: 404, connection: 'close' })))
  expect(await once(child, 'exit')).toEqual([0, null])
})

it('waits for the request of a connection that was opened before the signal', async () => {
  const { child, port } = await startProcess()
  const connection = net.connect(port, '127.0.0.1')
  await once(connection, 'connect')
  // The server has accepted it once a later one is answered.
  await get(port, MISSING, new http.Agent())
  await stop(child)
  connection.write(`GET ${MISSING} HTTP/1.1\r\nHost: casino.test\r\n\r\n`)
  expect(String((await once(connection, 'data'))[0])).toMatch(/^HTTP\/1\.1 404 [^]*connection: close/i)
  expect(await once(child, 'exit')).toEqual([0, null])
})

it('loses no request of clients that ask for readiness and never pause', async () => {
  const { child, port } = await startProcess({ drainNotice: 1_500, drainAccepting: 3_000 })
  let isReady = true
  const asking = (async () => {
    while (isReady) isReady = (await get(port, '/readyz', new http.Agent())).status === 200
  })()
  const goOn = async () => {
    const agent = keptAgent()
    const seen: unknown[] = []
    while (isReady) seen.push((await get(port, MISSING, agent)).status)
    return seen
  }
  const clients = Array.from({ length: 20 }, goOn)
  await get(port, MISSING, new http.Agent())
  child.kill('SIGTERM')
  const seen = (await Promise.all(clients)).flat()
  await asking
  expect(new Set(seen)).toEqual(new Set([404]))
  expect(await once(child, 'exit')).toEqual([0, null])
})

it('stops accepting only after a short turn of the event loop in which no connection came', async () => {
  // Milliseconds and new connections of each turn: during a long one some may have come unseen.
  const turns = [
    [0.2, 3],
    [40, 0],
    [0.2, 1],
    [0.2, 0],
    [0.2, 0],
  ] as const
  const seen = { turns: 0, arrivals: 0, now: 0 }
  await untilQuiet({
    arrivals: () => seen.arrivals,
    now: () => seen.now,
    turn: () => {
      const [ms, arrivals] = turns[seen.turns] ?? [0, 0]
      Object.assign(seen, { turns: seen.turns + 1, arrivals: seen.arrivals + arrivals, now: seen.now + ms })
      return Promise.resolve()
    },
  })
  expect(seen.turns).toBe(4)
})

it('from a terminal closes idle connections at once', async () => {
  const { child, port } = await startProcess({ drainNotice: NEVER })
  expect(await get(port, MISSING)).toMatchObject({ connection: 'keep-alive' })
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([0, null])
})
