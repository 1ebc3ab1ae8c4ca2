import { PassThrough } from 'node:stream'
import fastify from 'fastify'
import { beforeEach, expect, it, vi } from 'vitest'
import { loggerOptions } from './log.ts'
import { Metrics } from './metrics.ts'
import { statusLine } from './status-line.ts'

beforeEach(() => void vi.useFakeTimers())

function startLines(level: string) {
  const stream = new PassThrough()
  const server = fastify({ logger: { ...(loggerOptions(level, 'Ab12_-xY') as object), stream } })
  const means = {
    release: '',
    liveSocketsLimit: 10,
    overloadDelay: () => 0,
    overloadDelayLimit: 90,
    calls: () => 0,
    renders: () => 0,
    liveSockets: () => 3,
  }
  const metrics = new Metrics({ pages: [], experiments: {} }, means)
  statusLine(server, metrics)
  const lines = () =>
    String(stream.read() ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as unknown)
  return { server, metrics, lines }
}

it('says each minute what happened in it', () => {
  const { metrics, lines } = startLines('warn')
  metrics.answered('/*', 200, 0.1)
  metrics.answered('/*', 503, 0.1)
  metrics.answered('/json-api/*', 200, 0.1)
  metrics.answered('/assets/*', 500, 0.1)
  metrics.refused('renders')
  metrics.calledPlatform('timeout', 8)
  metrics.calledPlatform(404, 0.1)
  metrics.wrote('error')
  metrics.wrote('warning')
  metrics.delayed(0.25)
  metrics.delayed(0.01)
  vi.advanceTimersByTime(59_999)
  expect(lines()).toEqual([])
  vi.advanceTimersByTime(1)
  const [line, ...others] = lines()
  expect(others).toEqual([])
  expect(line).toEqual({
    level: 30,
    time: expect.any(Number) as number,
    release: 'Ab12_-xY',
    msg: 'a minute',
    pages: 2,
    calls: 1,
    errors: 1,
    refusals: 1,
    platform_failures: 1,
    browser_errors: 1,
    sockets: 3,
    loop_delay_ms: 250,
    memory_mb: expect.any(Number) as number,
    heap_mb: expect.any(Number) as number,
  })
  vi.advanceTimersByTime(60_000)
  expect(lines()).toMatchObject([{ pages: 0, errors: 0, loop_delay_ms: 0, sockets: 3 }])
})

it('says nothing where not even warnings are written, nor after the server has closed', async () => {
  const quiet = startLines('error')
  const closed = startLines('warn')
  await closed.server.close()
  vi.advanceTimersByTime(120_000)
  expect(quiet.lines()).toEqual([])
  expect(closed.lines()).toEqual([])
})
