/**
 * @promise Live events: without a WebSocket figures are read again in the cashbox, after spins and now and then,
 *   and the page says so
 * @proof whole-site.stories (LineLost)
 * @journey live/balance
 */

import { observable, runInAction } from 'mobx'
import { expect, test, vi } from 'vitest'

import { FakeDevice, HandTimers } from '@croupier/platform-fixtures/fakes'
import type { LiveConnection } from './live-connection.ts'
import { WithoutLive } from './without-live.ts'

function aPage() {
  const live = observable({ state: 'connecting' as LiveConnection['state'], isUnproven: false })
  const timers = new HandTimers()
  const signals = new FakeDevice()
  const game = { runs: false }
  const read = vi.fn()
  const withoutLive = new WithoutLive({
    live,
    timers,
    random: () => 1,
    signals,
    isPlaying: () => game.runs,
    read,
  })
  const turn = (state: LiveConnection['state'], isUnproven = false) =>
    runInAction(() => Object.assign(live, { state, isUnproven }))
  /** Reads within the time, in milliseconds. */
  const readsIn = (ms: number) => {
    read.mockClear()
    timers.advance(ms)
    return read.mock.calls.length
  }
  return { withoutLive, stop: withoutLive.start(), timers, signals, game, read, turn, readsIn }
}

test('with a connection nothing is read, and nothing may be old', () => {
  const { withoutLive, turn, read, readsIn, timers } = aPage()
  turn('open')
  withoutLive.ask()
  expect([readsIn(600_000), read.mock.calls.length, withoutLive.isOld, timers.pending]).toEqual([0, 0, false, 0])
})

test('figures may be old once a connection is missing for a moment, the first for longer, until it is open', () => {
  const { withoutLive, turn, timers } = aPage()
  timers.advance(4999)
  expect(withoutLive.isOld).toBe(false)
  timers.advance(1)
  expect(withoutLive.isOld).toBe(true)
  turn('lost')
  expect(withoutLive.isOld).toBe(true)
  turn('open')
  timers.advance(2999)
  expect(withoutLive.isOld).toBe(true)
  timers.advance(1)
  expect(withoutLive.isOld).toBe(false)
  turn('lost')
  timers.advance(1499)
  expect(withoutLive.isOld).toBe(false)
  timers.advance(1)
  expect(withoutLive.isOld).toBe(true)
})

test('they stay old where connections open and let nothing through, or end at once', () => {
  const { withoutLive, turn, timers, read, readsIn } = aPage()
  turn('open')
  turn('lost')
  timers.advance(1500)
  for (let round = 0; round < 5; round += 1) {
    turn('open', true)
    timers.advance(4000)
    expect(withoutLive.isOld).toBe(true)
    turn('lost')
    timers.advance(1000)
  }
  turn('open', true)
  read.mockClear()
  withoutLive.ask()
  expect(read).toHaveBeenCalledOnce()
  expect(readsIn(20_000)).toBe(1)
  for (let round = 0; round < 5; round += 1) {
    turn('open')
    timers.advance(2000)
    turn('lost')
    timers.advance(1000)
    expect(withoutLive.isOld).toBe(true)
  }
})

test('they are read every 20 s while the page is in view, every 5 s while a game for money runs', () => {
  const { signals, game, readsIn } = aPage()
  expect([readsIn(20_000), readsIn(40_000)]).toEqual([1, 2])
  signals.goOutOfView()
  expect(readsIn(60_000)).toBe(0)
  signals.comeIntoView()
  game.runs = true
  expect(readsIn(20_000)).toBe(4)
})

test('a page that is opened and a spin read them at once, at most once a second', () => {
  const { withoutLive, timers, read } = aPage()
  withoutLive.ask()
  expect(read).toHaveBeenCalledTimes(1)
  for (let spin = 0; spin < 5; spin += 1) withoutLive.ask()
  expect(read).toHaveBeenCalledTimes(1)
  timers.advance(1000)
  return Promise.resolve().then(() => expect(read).toHaveBeenCalledTimes(2))
})

test('a stop leaves no timer', () => {
  const { withoutLive, stop, timers } = aPage()
  withoutLive.ask()
  stop()
  expect(timers.pending).toBe(0)
})
