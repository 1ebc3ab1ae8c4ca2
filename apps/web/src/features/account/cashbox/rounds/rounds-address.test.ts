import { afterEach, describe, expect, it, vi } from 'vitest'
import { demandOf, markets } from '@croupier/markets'
import {
  MONTHS_AT_HAND,
  firstDay,
  monthsBefore,
  readRoundsAddress,
  roundsFilter,
  writeRoundsAddress,
} from './rounds-address.ts'

const NOW = new Date(2026, 10, 27, 15).getTime()

afterEach(() => vi.unstubAllEnvs())

describe('filters of rounds', () => {
  it('survive writing to and reading from the address', () => {
    const fields = { game: 'lucky-fox', from: '2026-11-01', to: '2026-11-21' }
    expect(readRoundsAddress(writeRoundsAddress(fields))).toEqual(fields)
    expect(writeRoundsAddress(readRoundsAddress(new URLSearchParams())).size).toBe(0)
  })

  it('are the last three months where none is chosen', () => {
    expect(roundsFilter({ game: '', from: '', to: '' }, NOW)).toEqual({
      game: null,
      from: new Date(2026, 7, 27).getTime(),
      to: null,
    })
  })

  it('are three months before a last day without a first', () => {
    expect(firstDay({ from: '', to: '2026-03-31' }, NOW)).toBe('2025-12-31')
  })

  it.each([
    ['2026-05-31', 3, '2026-02-28'],
    ['2026-01-15', 12, '2025-01-15'],
    ['2024-02-29', 12, '2023-02-28'],
    ['2026-03-01', 1, '2026-02-01'],
  ])('%s, %i months before, is %s', (day, months, before) => expect(monthsBefore(day, months)).toBe(before))

  it.each(['America/Sao_Paulo', 'Asia/Tokyo', 'Europe/London'])('have whole days in %s', (zone) => {
    vi.stubEnv('TZ', zone)
    const { from, to } = roundsFilter({ game: '', from: '2026-03-29', to: '2026-03-29' }, NOW)
    expect([new Date(from!).getHours(), new Date(to!).getHours()]).toEqual([0, 0])
  })
})

it('three months at hand are as many as each market demands', () => {
  const demanded = Object.values(markets).map((market) => demandOf(market, 'playHistory')?.monthsAtHand ?? 0)
  expect(Math.max(...demanded)).toBe(MONTHS_AT_HAND)
})
