import { afterEach, describe, expect, it, vi } from 'vitest'
import { fileName } from './history-file.ts'
import { isTimeBackwards } from './history-days.ts'
import { historyFilter, readHistoryAddress, writeHistoryAddress } from './history-address.ts'

const read = (query: string) => readHistoryAddress(new URLSearchParams(query))

afterEach(() => vi.unstubAllEnvs())

describe('history filters', () => {
  it('survive writing to and reading from the address', () => {
    const fields = { type: 'payout', status: 'declined', from: '2026-11-01', to: '2026-11-21' } as const
    expect(readHistoryAddress(writeHistoryAddress(fields))).toEqual(fields)
    expect(writeHistoryAddress(read('')).size).toBe(0)
  })

  it.each(['type=stolen', 'status=lost', 'from=yesterday', 'from=2026-02-30', 'to=2026-13-01', 'to=%00'])(
    'ignore an invalid parameter: %s',
    (query) => expect(read(query)).toEqual({ type: 'deposit', status: null, from: '', to: '' }),
  )

  it("cover whole days in the player's time zone, the last one included", () => {
    const filter = historyFilter(read('from=2026-11-21&to=2026-11-21'))
    expect(filter.from).toBe(new Date(2026, 10, 21).getTime())
    expect(filter.to).toBe(new Date(2026, 10, 22).getTime())
    expect(historyFilter(read(''))).toMatchObject({ from: null, to: null })
  })

  it.each([
    ['Europe/Rome', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Europe/Rome', '2026-12-31', 24],
    // Without a midnight, and with two of eleven o'clock.
    ['America/Sao_Paulo', '2018-11-04', 23],
    ['America/Sao_Paulo', '2018-02-17', 25],
    ['America/Havana', '2026-11-01', 25],
  ])('in %s %s has %i hours, and joins the days beside it', (zone, day, hours) => {
    vi.stubEnv('TZ', zone)
    const at = (from: string, to: string) => historyFilter(read(`from=${from}&to=${to}`))
    const beside = (days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
    const { from, to } = at(day, day)
    expect((to! - from!) / 3_600_000).toBe(hours)
    expect([at(beside(-1), beside(-1)).to, at(beside(1), beside(1)).from]).toEqual([from, to])
  })

  it.each([
    ['from=2026-11-22&to=2026-11-21', true],
    ['from=2026-11-21&to=2026-11-21', false],
    ['from=2026-11-22', false],
    ['to=2026-11-21', false],
  ])('tell whether the range ends before it begins: %s is %s', (query, isBackwards) =>
    expect(isTimeBackwards(read(query))).toBe(isBackwards),
  )
})

it.each([
  ['Asia/Tokyo', '2026-12-31T15:30:00Z', 'deposits-2027-01-01.csv'],
  ['America/New_York', '2027-01-01T03:30:00Z', 'deposits-2026-12-31.csv'],
])("the file of the history has the player's day, in %s at %s %s", (zone, now, name) => {
  vi.stubEnv('TZ', zone)
  expect(fileName('deposits', Date.parse(now))).toBe(name)
})
