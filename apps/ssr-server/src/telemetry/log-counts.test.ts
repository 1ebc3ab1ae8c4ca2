/**
 * @promise Errors: an outage cannot fill a disk with log: lines are counted by kind and minute
 * @journey none
 */

import { PassThrough } from 'node:stream'
import fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { loggerOptions } from './log.ts'
import { kindOf, LogCounts } from './log-counts.ts'

function aLog() {
  vi.useFakeTimers()
  const stream = new PassThrough()
  const counts = new LogCounts()
  const { log } = fastify({ logger: { ...(loggerOptions('info', 'test', counts) as object), stream } })
  const lines = () =>
    String(stream.read() ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  return { log, counts, lines }
}

it('writes the first of a kind whole, and the number of the others when the minute ends', () => {
  const { log, lines } = aLog()
  const report = (label: string, at: number) =>
    log
      .child({ reqId: String(at) })
      .warn({ entry: { label, type: 'timeout', message: `/games/${at}` } }, 'a render reports')
  for (let at = 0; at < 500; at += 1) for (const label of ['games.list', 'content.banners']) report(label, at)
  expect(lines().map(({ entry }) => entry)).toMatchObject([{ label: 'games.list' }, { label: 'content.banners' }])
  vi.advanceTimersByTime(60_000)
  expect(lines()).toMatchObject([
    { level: 40, more: 499, kind: 'a render reports games.list timeout' },
    { level: 40, more: 499 },
  ])
  report('games.list', 1)
  expect(lines()).toMatchObject([{ entry: { label: 'games.list' } }])
})

it('tells faults in different places apart, and counts together what is more than forty messages, or 25 kinds of one', () => {
  const { log, counts, lines } = aLog()
  log.error({ err: new Error('one') }, 'call failed')
  log.error({ err: new Error('two') }, 'call failed')
  log.warn({ err: new Error('two') }, 'call failed')
  expect(lines()).toHaveLength(3)
  for (let at = 0; at < 1_000; at += 1) log.warn(`invented ${at}`)
  expect(lines().length).toBe(63)
  counts.endMinute()
  expect(lines()).toMatchObject([{ more: 1_000 - 63 }])
})

it('kinds that visitors invent in reports take no line of another message', () => {
  const { log, counts, lines } = aLog()
  for (let at = 0; at < 1_000; at += 1) log.warn({ entry: { label: `invented ${at}` } }, 'a page tells')
  expect(lines()).toHaveLength(25)
  log.error({ err: new Error('one') }, 'page failed')
  log.warn({ reason: 'timeout' }, 'platform unavailable')
  expect(lines()).toMatchObject([{ msg: 'page failed' }, { msg: 'platform unavailable' }])
  counts.endMinute()
  expect(lines()).toMatchObject([{ more: 1_000 - 25 }])
})

it('a line is short, whatever the address and its errors hold', () => {
  const { log, lines } = aLog()
  const long = '/x'.repeat(15_000)
  log.error({ err: new Error(long, { cause: new Error(long) }), entry: { context: { url: long } } }, 'page failed')
  const [line] = lines()
  expect(JSON.stringify(line).length).toBeLessThan(15_000)
  expect(line).toMatchObject({ entry: { context: { url: `${long.slice(0, 2_000)}…` } } })
})

it('writes all that is no warning', () => {
  const { log, lines } = aLog()
  log.info('viewed')
  log.info('viewed')
  expect(lines()).toHaveLength(2)
})

it('names a kind without what differs each time', () => {
  const fault = () => new Error(`of ${Math.random()}`)
  expect(kindOf([{ err: fault() }, 'page failed'])).toBe(kindOf([{ err: fault() }, 'page failed']))
  expect(kindOf([fault()])).toContain('log-counts.test.ts')
  expect(kindOf([{ reason: 'timeout', cause: fault() }, 'platform unavailable'])).toContain('timeout')
})
