import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourIn, isQuietAt, isQuietHour, NIGHT } from './quiet-hours.ts'

const hour = fc.integer({ min: 0, max: 23 })
const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
/** Years of instants, changes to summer time among them. */
const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })

describe('quiet hours', () => {
  it.each([
    [21, false],
    [22, true],
    [0, true],
    [7, true],
    [8, false],
  ])('of the night: %i o’clock is quiet: %s', (at, isQuiet) => {
    expect(isQuietHour(NIGHT, at)).toBe(isQuiet)
  })

  it('last as many hours as between both, and none if both are the same', () => {
    fc.assert(
      fc.property(hour, hour, (from, to) => {
        const quiet = Array.from({ length: 24 }, (_, at) => at).filter((at) => isQuietHour({ from, to }, at))
        expect(quiet).toHaveLength((to - from + 24) % 24)
      }),
    )
  })

  it('are those of the clock on the wall, in every time zone and on every day', () => {
    fc.assert(
      fc.property(zone, instant, hour, hour, (timeZone, date, from, to) => {
        const wall = new Date(date.toLocaleString('en-US', { timeZone })).getHours()
        expect(hourIn(timeZone, date.getTime())).toBe(wall)
        expect(isQuietAt({ from, to }, timeZone, date.getTime())).toBe(isQuietHour({ from, to }, wall))
      }),
    )
  })

  it('are in UTC where the zone is unknown, and never where none are chosen', () => {
    const at = Date.UTC(2026, 0, 1, 23)
    expect(isQuietAt(NIGHT, 'Nowhere/At_All', at)).toBe(true)
    expect(isQuietAt(null, 'UTC', at)).toBe(false)
  })
})
