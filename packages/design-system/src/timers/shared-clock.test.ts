import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSharedClock } from './shared-clock.ts'

const START = 1_700_000_000_250

function createTab() {
  const events = new EventTarget()
  const tab = {
    visibilityState: 'visible',
    addEventListener: (type: string, listener: () => void) => events.addEventListener(type, listener),
    removeEventListener: (type: string, listener: () => void) => events.removeEventListener(type, listener),
    turn: (state: 'visible' | 'hidden') => {
      tab.visibilityState = state
      events.dispatchEvent(new Event('visibilitychange'))
    },
  }
  return tab
}

beforeEach(() => void vi.useFakeTimers({ now: START }))

describe('a shared clock', () => {
  it('uses one timer for a hundred listeners and none without listeners', () => {
    const clock = createSharedClock(Date.now)
    expect(vi.getTimerCount()).toBe(0)
    const heard = Array.from({ length: 100 }, () => vi.fn())
    const stops = heard.map((listener) => clock.subscribe(listener))
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(3000)
    for (const listener of heard) expect(listener).toHaveBeenCalledTimes(3)
    expect(vi.getTimerCount()).toBe(1)
    for (const stop of stops) stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ticks just after the whole second', () => {
    const clock = createSharedClock(Date.now)
    const times: number[] = []
    clock.subscribe(() => times.push(Date.now() % 1000))
    vi.advanceTimersByTime(2500)
    expect(times).toEqual([5, 5])
  })

  it('shows the same second to all until the next tick', () => {
    const clock = createSharedClock(Date.now)
    clock.subscribe(() => undefined)
    const shown = clock.second()
    vi.advanceTimersByTime(750)
    expect(clock.second()).toBe(shown)
    vi.advanceTimersByTime(10)
    expect(clock.second()).toBe(shown + 1000)
  })

  it('stops while the tab is hidden and is correct when it is visible again', () => {
    const tab = createTab()
    const clock = createSharedClock(Date.now, tab)
    const listener = vi.fn()
    clock.subscribe(listener)
    tab.turn('hidden')
    expect(vi.getTimerCount()).toBe(0)
    vi.setSystemTime(START + 3_600_000)
    tab.turn('visible')
    expect(listener).toHaveBeenCalledOnce()
    expect(clock.second()).toBe(START - 250 + 3_600_000)
    expect(vi.getTimerCount()).toBe(1)
  })

  it('catches up at the first tick after a suspended tab', () => {
    const clock = createSharedClock(Date.now)
    clock.subscribe(() => undefined)
    vi.setSystemTime(START + 8 * 3_600_000)
    vi.advanceTimersByTime(1000)
    expect(clock.second()).toBeGreaterThanOrEqual(START - 250 + 8 * 3_600_000)
  })

  it('follows a corrected clock', () => {
    let offset = 0
    const clock = createSharedClock(() => Date.now() + offset)
    clock.subscribe(() => undefined)
    offset = -86_400_000
    vi.advanceTimersByTime(1000)
    expect(clock.second()).toBe(START - 250 + 1000 - 86_400_000)
  })

  it('keeps ticking while a second subscription of the same function remains', () => {
    const clock = createSharedClock(Date.now)
    const listener = vi.fn()
    const stop = clock.subscribe(listener)
    clock.subscribe(listener)
    stop()
    stop()
    vi.advanceTimersByTime(1000)
    expect(listener).toHaveBeenCalledOnce()
  })
})
