import { describe, expect, it } from 'vitest'
import { historyFilter, isTimeBackwards, readHistoryAddress, writeHistoryAddress } from './history-address.ts'

const read = (query: string) => readHistoryAddress(new URLSearchParams(query))

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
    ['from=2026-11-22&to=2026-11-21', true],
    ['from=2026-11-21&to=2026-11-21', false],
    ['from=2026-11-22', false],
    ['to=2026-11-21', false],
  ])('tell whether the range ends before it begins: %s is %s', (query, isBackwards) =>
    expect(isTimeBackwards(read(query))).toBe(isBackwards),
  )
})
