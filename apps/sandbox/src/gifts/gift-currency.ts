import type { Database } from '../ground/storage/database.ts'
import { giftTerms, type GiftRow, type GiftSeed, type GiftTerms, type GiftType } from './gift.ts'

/** Types whose amount is not money. */
const NO_MONEY: readonly GiftType[] = ['xp', 'compoint', 'custom', 'mystery_box']

/** Converts the amounts of a player's gifts. Their deposit limits name a currency each. */
export function convertGifts(database: Database, playerId: number, convert: (minor: number) => number): void {
  for (const row of database.all<GiftRow>('SELECT * FROM gifts WHERE player_id = ?', playerId)) {
    database.run(
      'UPDATE gifts SET amount = ?, to_wager = ?, deposit_progress = ?, terms = ? WHERE id = ?',
      amountOf(row, convert),
      convert(row.to_wager),
      convert(row.deposit_progress),
      JSON.stringify(termsOf(giftTerms(row), convert)),
      row.id,
    )
  }
}

function amountOf({ type, amount }: Pick<GiftSeed, 'type' | 'amount'>, convert: (minor: number) => number) {
  return amount == null || NO_MONEY.includes(type) ? (amount ?? null) : convert(amount)
}

function termsOf(terms: GiftTerms, convert: (minor: number) => number): GiftTerms {
  const { maxBet, spins, parts } = terms
  return {
    ...terms,
    ...(maxBet != null && { maxBet: convert(maxBet) }),
    ...(spins && { spins: { ...spins, bet: convert(spins.bet) } }),
    ...(parts && { parts: parts.map((part) => ({ ...part, amount: amountOf(part, convert) })) }),
  }
}
