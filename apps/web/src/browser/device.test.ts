/**
 * @promise Navigation and guards: code of other pages is loaded ahead when a page is quiet, not where the visitor
 *   saves data or the line is slow
 * @journey offline/offline
 *
 * @promise Profile: a gift is offered by the device that calls name
 * @journey none
 */

import { partOf } from '@croupier/platform-fixtures/fakes'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserTimers, createDeviceTime, deviceOf, readPageAge, savesData } from './device.ts'

beforeEach(() => void vi.useFakeTimers())

it.each([2 ** 31, 1e15, Number.POSITIVE_INFINITY])('a wait of %d ms is not cut to none', (ms) => {
  const run = vi.fn()
  const cancel = browserTimers.after(ms, run)
  vi.advanceTimersByTime(86_400_000)
  expect(run).not.toHaveBeenCalled()
  cancel()
  expect(vi.getTimerCount()).toBe(0)
})

it.each([
  ['a phone held upright', 390, 'mobile', 'mobile'],
  ['a phone on its side', 844, 'mobile', 'mobile'],
  ['a computer', 1440, 'desktop', 'desktop'],
  ['a narrow window of a computer', 767, 'desktop', 'mobile'],
  ['a window of 768 px', 768, 'desktop', 'desktop'],
] as const)('%s is one device for pages and calls', (_name, innerWidth, requested, device) => {
  expect(deviceOf({ innerWidth }, requested)).toBe(device)
})

it.each([
  [{ saveData: true }, true],
  [{ saveData: false }, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ saveData: false, effectiveType: '3g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [undefined, false],
])('a connection of %o saves data: %s', (connection, saves) => {
  expect(savesData(partOf<Parameters<typeof savesData>[0]>({ connection }))).toBe(saves)
})

describe('device time', () => {
  function aDevice() {
    const clocks = { wall: 1_000_000, elapsed: 50 }
    const onStep = vi.fn()
    const now = createDeviceTime(onStep, { wall: () => clocks.wall, elapsed: () => clocks.elapsed })
    return { clocks, onStep, now }
  }

  it.each([3_600_000, -3_600_000])('does not jump when the clock is set by %d ms, and tells so once', (step) => {
    const { clocks, onStep, now } = aDevice()
    expect(now()).toBe(1_000_000)
    clocks.wall += 1000 + step
    clocks.elapsed += 1000
    expect([now(), now()]).toEqual([1_001_000, 1_001_000])
    expect(onStep).toHaveBeenCalledTimes(1)
    clocks.wall -= step
    now()
    expect(onStep).toHaveBeenCalledTimes(2)
  })

  it('lets the clock drift', () => {
    const { clocks, onStep, now } = aDevice()
    for (let minute = 0; minute < 60; minute += 1) {
      clocks.wall += 60_500
      clocks.elapsed += 60_000
      now()
    }
    expect(onStep).not.toHaveBeenCalled()
  })
})

describe('the age of a page', () => {
  const ageOf = (entry: object | null) =>
    readPageAge({ getEntriesByType: () => (entry === null ? [] : [partOf<PerformanceEntry>(entry)]) })
  const timed = (description = '') => ({
    type: 'navigate',
    transferSize: 300,
    responseStart: 40,
    serverTiming: [{ name: 'age', duration: 8000, description }],
  })

  it('is what the server says', () => {
    expect(ageOf(timed())).toEqual({ ms: 8000, isOld: false, arrivedAt: 40 })
    expect(ageOf(timed('old'))).toMatchObject({ ms: 8000, isOld: true })
  })

  it('is not known of a page that the browser kept, or where the browser does not tell', () => {
    expect(ageOf({ ...timed(), type: 'back_forward', transferSize: 0 })).toMatchObject({ ms: null })
    expect(ageOf({ ...timed(), serverTiming: undefined })).toMatchObject({ ms: null })
    expect(ageOf({ ...timed(), serverTiming: [] })).toMatchObject({ ms: null })
  })

  it('is none where nothing is measured', () => {
    expect(ageOf(null)).toEqual({ ms: 0, isOld: false, arrivedAt: 0 })
  })
})
