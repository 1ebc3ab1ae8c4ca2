import { expect, test } from 'vitest'
import type { Translate } from '../texts/translate.ts'
import { formatScore, formatShortScore } from './format-score.ts'

const t = { locale: 'en', languageTag: 'en' } as Translate
const written = (
  score: number,
  mechanic: Parameters<typeof formatScore>[2]['mechanic'],
  scoreCurrency: string | null,
) => formatScore(t, score, { mechanic, scoreCurrency })

test('amounts have their currency, or none where it is unknown', () => {
  expect(written(123_400, 'bets', 'EUR')).toBe('€1,234.00')
  expect(written(123_450, 'wins', 'EUR')).toBe('€1,234.50')
  expect(written(123_450, 'bets', null)).toBe('1,234.50')
})

test('multipliers come in hundredths', () => {
  expect(written(1250, 'multipliers', 'EUR')).toBe('×12.50')
  expect(written(100_000, 'best-multiplier', null)).toBe('×1,000.00')
})

test('a score that is no whole number of minor units is still written', () => {
  expect(written(99.6, 'bets', 'EUR')).toBe('€1.00')
  expect(written(2 ** 60, 'bets', 'EUR')).toMatch(/^[\d,.]+$/)
})

test('a narrow place has a million and more without cents, and less with them', () => {
  const short = (score: number, mechanic: 'bets' | 'multipliers', scoreCurrency: string | null) =>
    formatShortScore(t, score, { mechanic, scoreCurrency })
  expect(short(99_999_999, 'bets', 'EUR')).toBe('€999,999.99')
  expect(short(100_000_099, 'bets', 'EUR')).toBe('€1,000,000')
  expect(short(100_000_000, 'multipliers', 'EUR')).toBe('×1,000,000.00')
  expect(short(100_000_000, 'bets', null)).toBe('1,000,000.00')
})
