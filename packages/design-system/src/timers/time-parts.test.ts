import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockTime, partsInSeconds, secondsUntil, timeParts, type TimeUnit } from './time-parts.ts'

const figures = (...args: Parameters<typeof timeParts>) => timeParts(...args).map(({ value }) => value)

describe('timeParts', () => {
  it.each([
    [0, [0, 0, 0, 0]],
    [1, [0, 0, 0, 1]],
    [59, [0, 0, 0, 59]],
    [60, [0, 0, 1, 0]],
    [3599, [0, 0, 59, 59]],
    [3600, [0, 1, 0, 0]],
    [86_399, [0, 23, 59, 59]],
    [86_400, [1, 0, 0, 0]],
  ])('takes %i s apart', (seconds, expected) => {
    expect(figures(seconds)).toEqual(expected)
  })
  it('counts days as hours where days are not shown', () => {
    expect(figures(90_061, { units: ['hours', 'minutes', 'seconds'] })).toEqual([25, 1, 1])
  })
  it.each([
    [86_400, ['days', 'hours']],
    [86_399, ['hours', 'minutes']],
    [3600, ['hours', 'minutes']],
    [3599, ['minutes', 'seconds']],
    [60, ['minutes', 'seconds']],
    [59, ['seconds']],
    [0, ['seconds']],
  ])('of %i s shows the two that matter at most', (seconds, expected) => {
    expect(timeParts(seconds, { most: 2 }).map(({ unit }) => unit)).toEqual(expected)
  })
  it('the parts add up, and each stays within its unit', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9), (seconds) => {
        const parts = timeParts(seconds)
        expect(partsInSeconds(parts)).toBe(seconds)
        const [, hours = 0, minutes = 0, rest = 0] = parts.map(({ value }) => value)
        expect(hours < 24 && minutes < 60 && rest < 60).toBe(true)
      }),
    )
  })
  it('is exact to the last shown unit', () => {
    const units = fc.subarray<TimeUnit>(['days', 'hours', 'minutes', 'seconds'], { minLength: 1 })
    const length = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 }
    fc.assert(
      fc.property(fc.nat(10 ** 8), units, fc.integer({ min: 1, max: 4 }), (seconds, chosen, most) => {
        const parts = timeParts(seconds, { units: chosen, most })
        const missing = seconds - partsInSeconds(parts)
        expect(missing).toBeGreaterThanOrEqual(0)
        expect(missing).toBeLessThan(length[parts.at(-1)?.unit ?? 'seconds'])
      }),
    )
  })
})

describe('secondsUntil', () => {
  it('rounds up, and stops at 0', () => {
    expect([1, 1000, 1001, 0, -5000].map((ms) => secondsUntil(ms, 0))).toEqual([1, 1, 2, 0, 0])
  })
})

describe('clockTime', () => {
  it('pads all but the first figure to two digits', () => {
    expect([0, 9, 60, 605, 3600, 36_061].map(clockTime)).toEqual([
      '0:00',
      '0:09',
      '1:00',
      '10:05',
      '1:00:00',
      '10:01:01',
    ])
  })
})
