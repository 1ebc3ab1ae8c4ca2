/**
 * @promise Calls: the time is the server's: no copy from a cache, header of a proxy or device clock that is set changes it;
 *   a time without a zone is in UTC in every browser
 * @proof time.test, device-time.test, pages.guest.test
 * @journey lobby/old-pages
 */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createClock, likelyTime } from './clock.ts'

const SERVER = Date.UTC(2026, 0, 15, 12, 0, 0)
const HOUR = 3_600_000
const header = (ms: number) => new Date(ms).toUTCString()

describe('Clock', () => {
  it("is the device's until it knows better, or begins with the page's own offset", () => {
    expect(createClock(() => 1000).now()).toBe(1000)
    expect(createClock(() => 1000, HOUR).now()).toBe(1000 + HOUR)
  })

  it.each([
    ['an hour ahead', HOUR],
    ['an hour behind', -HOUR],
    ['a day ahead', 24 * HOUR],
    ['a day behind', -24 * HOUR],
  ])("finds the server's time from a device %s", (_how, error) => {
    const clock = createClock(() => SERVER + error)
    clock.sync(header(SERVER), 200)
    expect(Math.abs(clock.now() - SERVER)).toBeLessThanOrEqual(1000)
  })

  it('is right within the precision of header and round trip, whatever the device clock is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_000_000_000_000 }),
        fc.integer({ min: -1e10, max: 1e10 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (serverNow, error, roundTrip, share) => {
          const clock = createClock(() => serverNow + error)
          const answeredAt = serverNow - roundTrip * share
          clock.sync(header(answeredAt), roundTrip)
          expect(Math.abs(clock.now() - serverNow)).toBeLessThanOrEqual(1500 + roundTrip)
        },
      ),
    )
  })

  it('does not jump by less than the precision of the header', () => {
    const clock = createClock(() => SERVER)
    clock.sync(header(SERVER + HOUR), 0)
    const { offset } = clock
    clock.sync(header(SERVER + HOUR - 1), 0)
    clock.sync(header(SERVER + HOUR), 900)
    expect(clock.offset).toBe(offset)
  })

  it('adds the age of a copy that a cache has answered with', () => {
    const clock = createClock(() => SERVER)
    clock.sync(header(SERVER - HOUR), 200, '3600')
    expect(clock.offset).toBe(0)
    clock.sync(header(SERVER + HOUR), 200, '3600')
    expect(Math.abs(clock.offset - 2 * HOUR)).toBeLessThanOrEqual(1500)
  })

  it.each([1, HOUR / 1000, 86_400])(
    'is not misled by a proxy that writes a new date and passes an age of %i s on',
    (age) => {
      let now = SERVER
      const clock = createClock(() => now, HOUR)
      clock.set(SERVER)
      for (const _answer of [1, 2, 3]) {
        clock.sync(header(now), 300, String(age))
        now += 7000
      }
      expect(Math.abs(clock.now() - now)).toBeLessThanOrEqual(1500)
    },
  )

  it('believes the age where the page alone has told the time: both may have been kept since', () => {
    const clock = createClock(() => SERVER, -HOUR)
    clock.sync(header(SERVER - HOUR), 200, '3600')
    expect(Math.abs(clock.offset)).toBeLessThanOrEqual(1500)
  })

  it.each(['an hour', '-1', '1e3', ''])('learns nothing from a copy whose age is %j', (age) => {
    const clock = createClock(() => SERVER)
    clock.sync(header(SERVER - HOUR), 0, age)
    expect(clock.offset).toBe(0)
  })

  it('is set to a time that is known better', () => {
    const clock = createClock(() => SERVER, HOUR)
    clock.set(SERVER + 5)
    expect([clock.now(), clock.offset]).toEqual([SERVER + 5, 5])
  })

  it.each([
    [null, 0],
    ['soon', 0],
    ['', 0],
    ['soon 1', 0],
    ['2026-01-16', 0],
    ['Fri, 16 Jan 2026 12:00:00', 0],
    [header(SERVER + HOUR), -1],
    [header(SERVER + HOUR), 60_000],
  ])('learns nothing from %s after %i ms', (text, roundTrip) => {
    const clock = createClock(() => SERVER)
    clock.sync(text, roundTrip)
    expect(clock.offset).toBe(0)
  })
})

it('treats a time of a clock that runs fast as unknown', () => {
  expect([null, 0, 1_000_000, 1_060_000].map((at) => likelyTime(at, 1_000_000))).toEqual([
    null,
    0,
    1_000_000,
    1_060_000,
  ])
  expect([1_060_001, 1e20].map((at) => likelyTime(at, 1_000_000))).toEqual([null, null])
})
