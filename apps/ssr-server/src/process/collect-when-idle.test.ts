import fastify from 'fastify'
import { beforeEach, expect, it, vi } from 'vitest'
import { collectWhenIdle } from './collect-when-idle.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

function startServer() {
  const server = fastify()
  const collect = vi.fn<() => void>()
  collectWhenIdle(server, collect)
  for (const url of ['/', '/healthz']) server.get(url, () => 'ok')
  return { server, collect, visit: (url = '/') => server.inject(url) }
}

it('collects once after the last request of a busy time, and again after the next one', async () => {
  const { collect, visit } = startServer()
  await visit()
  vi.advanceTimersByTime(9_000)
  await visit()
  vi.advanceTimersByTime(9_999)
  expect(collect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(collect).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(collect).toHaveBeenCalledTimes(1)
  await visit()
  vi.advanceTimersByTime(10_000)
  expect(collect).toHaveBeenCalledTimes(2)
})

it('does not wait for probes to end', async () => {
  const { collect, visit } = startServer()
  await visit()
  vi.advanceTimersByTime(9_999)
  await visit('/healthz')
  vi.advanceTimersByTime(1)
  expect(collect).toHaveBeenCalledTimes(1)
})

it('collects nothing after the server has closed', async () => {
  const { server, collect, visit } = startServer()
  await visit()
  await server.close()
  vi.advanceTimersByTime(60_000)
  expect(collect).not.toHaveBeenCalled()
})
