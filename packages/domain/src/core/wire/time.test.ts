import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { parseTime } from './time.ts'

const NOON = Date.UTC(2026, 0, 15, 12, 30)

beforeEach(() => vi.stubEnv('TZ', 'America/Sao_Paulo'))

describe("a time of the platform's", () => {
  it.each([
    '2026-01-15T12:30:00Z',
    '2026-01-15T12:30:00.000Z',
    '2026-01-15T12:30Z',
    '2026-01-15t12:30:00z',
    '2026-01-15T09:30:00-03:00',
    '2026-01-15T14:30:00+02',
    '2026-01-15T18:00:00+0530',
    '2026-01-15 12:30:00 +00:00',
    '+002026-01-15T12:30:00Z',
  ])('is read with its zone: %s', (text) => expect(parseTime(text)).toBe(NOON))

  it.each(['2026-01-15T12:30:00', '2026-01-15T12:30', '2026-01-15 12:30:00', ' 2026-01-15T12:30:00.000 '])(
    'is in UTC without one, wherever it is read: %s',
    (text) => {
      expect(new Date(NOON).getTimezoneOffset()).toBe(180)
      expect(parseTime(text)).toBe(NOON)
    },
  )

  it('is a whole millisecond, and a day is its midnight in UTC', () => {
    expect(parseTime('2026-01-15T12:30:00.123987Z')).toBe(NOON + 123)
    expect(parseTime('2026-01-15T12:30:00,5')).toBe(NOON + 500)
    expect(parseTime('2026-01-15')).toBe(Date.UTC(2026, 0, 15))
    expect(parseTime('2026-01-14T24:00:00')).toBe(Date.UTC(2026, 0, 15))
    expect(parseTime('0001-01-01')).toBe(Date.parse('0001-01-01T00:00:00Z'))
  })

  it('is what the engine writes, any time it can hold', () => {
    fc.assert(
      fc.property(fc.integer({ min: -8.64e15, max: 8.64e15 }), (ms) => {
        expect(parseTime(new Date(ms).toISOString())).toBe(ms)
      }),
    )
  })

  it.each([
    'soon',
    '',
    'soon 1',
    '1',
    '2026',
    '2026-01',
    'Thu, 15 Jan 2026 12:30:00 GMT',
    '15.01.2026',
    '2026-13-01',
    '2026-02-30T12:00:00Z',
    '2026-01-15T24:01:00Z',
    '2026-01-15T12:60:00Z',
    '2026-01-15T12:30:61Z',
    '2026-01-15T12:30:00 Moscow',
    '2026-01-15Z',
    '0000-00-00 00:00:00',
    '+999999-01-01T00:00:00Z',
  ])('is none: %s', (text) => expect(parseTime(text)).toBeNaN())
})
