/**
 * @promise Account security: a session ends after the market's time without activity in any tab of the browser, announced
 *   a minute before; a clock that is set back, and a device that sleeps, do not prolong it
 * @demand inactivity
 * @proof here, inactivity-watch.stories
 * @journey accounts/security/inactivity
 */

import { FakeDevice, FakeStorage, HandTimers } from '@croupier/platform-fixtures/fakes'
import { expect, test, vi } from 'vitest'
import { Inactivity } from './inactivity.ts'

const MINUTE = 60_000
const LIMIT = 30 * MINUTE
const START = Date.parse('2026-01-15T12:00:00Z')

interface OpenOptions {
  readonly isFresh?: boolean
  readonly isBusy?: () => boolean
}

/** A browser whose tabs share storage and clocks. */
function openBrowser() {
  const storage = new FakeStorage()
  const timers = new HandTimers()
  let wall = START
  let elapsed = 0
  const pass = (ms: number) => {
    wall += ms
    elapsed += ms
    timers.advance(ms)
  }
  return {
    /** Time passes while the device is awake, second by second. */
    wait: (ms: number) => {
      for (let left = ms; left > 0; left -= 1000) pass(Math.min(left, 1000))
    },
    /** No timer runs; one of the clocks may stand still. */
    sleep: (ms: number, { isCounted = false } = {}) => {
      wall += ms
      if (isCounted) elapsed += ms
    },
    setClock: (ms: number) => {
      wall += ms
    },
    openTab: ({ isFresh = false, isBusy = () => false }: OpenOptions = {}) => {
      const device = new FakeDevice()
      const onEnd = vi.fn()
      const tab = new Inactivity({
        storage: storage.tab(),
        timers,
        deviceSignals: device,
        clocks: { wall: () => wall, elapsed: () => elapsed },
        limitMs: LIMIT,
        isBusy,
        onEnd,
      })
      const stop = tab.start(isFresh)
      return { tab, device, onEnd, stop }
    },
  }
}

test('it is announced a minute before the end, and then ends once', () => {
  const { wait, openTab } = openBrowser()
  const { tab, onEnd } = openTab()
  wait(LIMIT - MINUTE - 1000)
  expect(tab.leftMs).toBeNull()
  wait(1000)
  expect(tab.leftMs).toBe(MINUTE)
  wait(MINUTE - 1000)
  expect([tab.leftMs, onEnd.mock.calls.length]).toEqual([1000, 0])
  wait(10 * MINUTE)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('activity begins the time anew; once it is announced only the answer does', () => {
  const { wait, openTab } = openBrowser()
  const { tab, onEnd } = openTab()
  wait(LIMIT - 2 * MINUTE)
  tab.act()
  wait(LIMIT - MINUTE)
  expect(tab.leftMs).toBe(MINUTE)
  tab.act()
  expect(tab.leftMs).toBe(MINUTE)
  tab.stay()
  expect(tab.leftMs).toBeNull()
  wait(LIMIT - 1000)
  expect(onEnd).not.toHaveBeenCalled()
  wait(1000)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('activity in one tab counts for all, and so does the answer', () => {
  const { wait, openTab } = openBrowser()
  const [one, other] = [openTab(), openTab()]
  for (let minute = 0; minute < 60; minute += 1) {
    wait(MINUTE)
    one.tab.act()
  }
  expect([other.tab.leftMs, other.onEnd.mock.calls.length]).toEqual([null, 0])
  wait(LIMIT - MINUTE)
  expect([one.tab.leftMs, other.tab.leftMs]).toEqual([MINUTE, MINUTE])
  other.tab.stay()
  expect([one.tab.leftMs, other.tab.leftMs]).toEqual([null, null])
})

test('a game for money counts while it runs, in its own tab and in all others', () => {
  const { wait, openTab } = openBrowser()
  let isPlaying = true
  const playing = openTab({ isBusy: () => isPlaying })
  const other = openTab()
  wait(3 * LIMIT)
  expect([playing, other].map(({ onEnd }) => onEnd.mock.calls.length)).toEqual([0, 0])
  isPlaying = false
  wait(LIMIT + MINUTE)
  expect([playing, other].map(({ onEnd }) => onEnd.mock.calls.length)).toEqual([1, 1])
})

test.each([
  ['comes into view', ({ device }: Opened) => device.comeIntoView()],
  ['is moved over', ({ tab }: Opened) => tab.act()],
])('a device that slept longer ends the session as the page %s, also during a game', (_words, wake) => {
  for (const isCounted of [false, true]) {
    const { sleep, openTab } = openBrowser()
    const opened = openTab({ isBusy: () => true })
    sleep(LIMIT + MINUTE, { isCounted })
    wake(opened)
    expect(opened.onEnd).toHaveBeenCalledOnce()
  }
})

test('a tab that stood still does not end what another tab was active in', () => {
  const { wait, sleep, openTab } = openBrowser()
  const still = openTab()
  sleep(LIMIT + MINUTE)
  const active = openTab({ isFresh: true })
  still.device.comeIntoView()
  wait(1000)
  expect([still, active].map(({ onEnd }) => onEnd.mock.calls.length)).toEqual([0, 0])
})

test('a clock that is set back does not prolong the session', () => {
  const { wait, setClock, openTab } = openBrowser()
  const { onEnd } = openTab()
  wait(MINUTE)
  setClock(-24 * 60 * MINUTE)
  wait(LIMIT - MINUTE)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('a page that is opened after the time ends the session at once, unless the player has just signed in', () => {
  const { sleep, openTab } = openBrowser()
  openTab().stop()
  sleep(LIMIT)
  expect(openTab().onEnd).toHaveBeenCalledOnce()
  expect(openTab({ isFresh: true }).onEnd).not.toHaveBeenCalled()
})

test('one that was stopped ends nothing', () => {
  const { wait, openTab } = openBrowser()
  const { stop, onEnd, tab } = openTab()
  stop()
  tab.act()
  wait(2 * LIMIT)
  expect(onEnd).not.toHaveBeenCalled()
})

type Opened = ReturnType<ReturnType<typeof openBrowser>['openTab']>
