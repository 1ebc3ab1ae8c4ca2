import { wireStanding } from '@croupier/platform-fixtures'
import { FakeDevice, FakeLive, HandTimers, settled } from '@croupier/platform-fixtures/fakes'
import { beforeEach, expect, test, vi } from 'vitest'
import { MAX_QUIET_MS, QUIET_MS, watchMovedTimes, withTimesOf, type WatchedEvent } from './moved-times.ts'

const HOUR = 3_600_000
const START = Date.UTC(2026, 0, 1)
const running: WatchedEvent = {
  slug: 'cup',
  status: 'active',
  startAt: START,
  endAt: START + HOUR,
  sortPriority: 0,
}
const over: WatchedEvent = { ...running, slug: 'over', status: 'past' }

let live: FakeLive
let timers: HandTimers
let device: FakeDevice
let now: number
let value: readonly WatchedEvent[]
let end: () => void
const reread = vi.fn<() => void>()

const board = (slug = 'cup') => live.emit('tournament-leaders', { slug, leaders: [wireStanding(1)] })
const pass = async (ms: number) => {
  now += ms
  timers.advance(ms)
  await settled()
}

beforeEach(() => {
  reread.mockReset()
  live = new FakeLive()
  timers = new HandTimers()
  device = new FakeDevice()
  now = START + HOUR / 2
  value = [over, running]
  const read = {
    get value() {
      return value
    },
    reread,
  }
  const means = { live, timers, random: () => 0.5, clock: { now: () => now }, deviceSignals: device }
  end = watchMovedTimes({ kind: 'tournament', read, of: (all) => all }, means)
})

test('a board that changes while it runs has nothing read for long, and then once: the end may have been moved', async () => {
  const play = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += QUIET_MS / 2) {
      board()
      await pass(QUIET_MS / 2)
    }
  }
  await play(MAX_QUIET_MS - QUIET_MS)
  expect(reread).not.toHaveBeenCalled()
  await play(2 * QUIET_MS)
  expect(reread).toHaveBeenCalledTimes(1)
})

test('a board that is silent although it runs is read again, ever more seldom, until it is over', async () => {
  await pass(QUIET_MS)
  await pass(QUIET_MS)
  expect(reread).toHaveBeenCalledTimes(1)
  await pass(QUIET_MS)
  await pass(QUIET_MS)
  expect(reread).toHaveBeenCalledTimes(2)
  value = [over, { ...running, status: 'past' }]
  for (let count = 0; count < 30; count += 1) await pass(QUIET_MS)
  expect(reread).toHaveBeenCalledTimes(2)
})

test('a hidden tab reads nothing by time', async () => {
  device.isVisible = () => false
  for (let count = 0; count < 5; count += 1) await pass(QUIET_MS)
  expect(reread).not.toHaveBeenCalled()
})

test('a board that changes after the known end causes a reread, late events of the end do not; once a minute at most', async () => {
  now = START + HOUR + 9000
  board()
  board('other')
  await pass(3000)
  expect(reread).not.toHaveBeenCalled()
  for (let count = 0; count < 10; count += 1) {
    board()
    await pass(3000)
  }
  expect(reread).toHaveBeenCalledTimes(1)
})

test('one that changes before the known start causes a reread', async () => {
  value = [{ ...running, status: 'future', startAt: START + HOUR, endAt: START + 2 * HOUR }]
  live.emit('tournament-opponents', { slug: 'cup', opponents: [wireStanding(1)] })
  await pass(3000)
  expect(reread).toHaveBeenCalledTimes(1)
})

test('a message, as one comes at the end, has it read again; once the page is left, nothing has', async () => {
  live.emit('notification-update', { id: 1 })
  await pass(3000)
  expect(reread).toHaveBeenCalledTimes(1)
  live.emit('notification-update', { id: 2 })
  end()
  for (let count = 0; count < 5; count += 1) await pass(QUIET_MS)
  expect(reread).toHaveBeenCalledTimes(1)
  expect(live.listening).toBe(0)
})

test('times that one page has read are those of the list, which else stays as it is', () => {
  const all = [over, running]
  const moved = { ...running, endAt: START + 2 * HOUR }
  expect(withTimesOf(all, moved)).toEqual([over, moved])
  expect(withTimesOf(all, { ...running, sortPriority: 5 })).toBe(all)
  expect(withTimesOf(all, { ...moved, slug: 'other' })).toBe(all)
})
