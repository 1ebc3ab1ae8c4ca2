import { expect, test } from 'vitest'
import type { PointsEntry } from '../participation/points-entry.ts'
import { exchangeProof, type SentExchange } from './exchange-proof.ts'

const SENT_AT = 1_000_000
const sent = (changes: Partial<SentExchange> = {}): SentExchange => ({
  title: 'Cash',
  price: 10,
  startedAt: SENT_AT,
  before: { isOwned: true, points: 25 },
  isSpentElsewhere: true,
  ...changes,
})
const entry = (changes: Partial<PointsEntry> = {}): PointsEntry => ({
  id: '1',
  at: SENT_AT + 500,
  points: -10,
  currencyId: null,
  reason: 'exchange',
  title: 'Cash',
  ...changes,
})
const after = (points: number | null) => ({ isOwned: true, points })

test('a prize that the player did not have proves it', () => {
  const first = sent({ before: { isOwned: false, points: 25 } })
  expect(exchangeProof(first, { isOwned: true, points: 25 }, null)).toBe('made')
})

test('an entry of the log proves it: of its price and prize, and not of an earlier one', () => {
  expect(exchangeProof(sent(), after(15), [entry()])).toBe('made')
  expect(exchangeProof(sent(), after(15), [entry({ title: '' })])).toBe('made')
  expect(exchangeProof(sent(), after(null), [entry()])).toBe('made')
  // The device's clock is right to the second.
  expect(exchangeProof(sent(), after(15), [entry({ at: SENT_AT - 900 })])).toBe('made')
  const others = [{ at: SENT_AT - 5000 }, { at: null }, { points: -20 }, { title: 'Phone' }, { reason: 'bet' as const }]
  for (const other of others) expect(exchangeProof(sent(), after(15), [entry(other)])).toBe('unclear')
})

test('fewer points prove it where only exchanges take them, and nothing where high fives do', () => {
  expect(exchangeProof(sent({ isSpentElsewhere: false }), after(15), null)).toBe('made')
  expect(exchangeProof(sent(), after(15), null)).toBe('unclear')
})

test('as many points as before: nothing was exchanged', () => {
  expect(exchangeProof(sent(), after(25), null)).toBe('not-made')
  expect(exchangeProof(sent({ isSpentElsewhere: false }), after(25), [])).toBe('not-made')
})

test('more points, or unknown ones: the log decides, else only the player can', () => {
  for (const points of [30, null]) {
    expect(exchangeProof(sent(), after(points), [])).toBe('not-made')
    expect(exchangeProof(sent(), after(points), null)).toBe('unclear')
  }
})
