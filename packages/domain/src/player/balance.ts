/** A player's balance. Amounts are minor units of `currency`, compoints are whole; null: unknown. */
export interface Balance {
  readonly currency: string
  readonly real: number
  readonly bonus: number | null
  /** Left to wager before the bonus is done. */
  readonly wagering: number | null
  readonly winback: number | null
  readonly compoints: number | null
  readonly hasActiveBonus: boolean
  /** When the money last changed, ms since the epoch by the server's clock; null: unknown. */
  readonly updatedAt: number | null
}

/** The part of a balance with its own time, in answers and live events. */
export type Money = Pick<Balance, 'real' | 'bonus' | 'wagering' | 'updatedAt'> & {
  /** Null: the known one. */
  readonly currency?: string | null
}

/**
 * Merges an answer into the known balance: the newest money wins, or the answer where one of them has no time
 * (docs/product-rules.md, Balance and news of money).
 */
export function newestBalance(known: Balance, answer: Balance): Balance {
  if (!isNewer(known, answer)) return answer
  return known.currency === answer.currency ? { ...answer, ...moneyOf(known) } : known
}

/** Applies a live change of money unless it is older than the known balance. Of another currency it leaves no old amount. */
export function withMoney(balance: Balance, { currency, ...money }: Money): Balance {
  if (isNewer(balance, money)) return balance
  if (currency == null || currency === balance.currency) return { ...balance, ...money }
  return { ...balance, ...money, currency, winback: null }
}

/** The balance for which any answer is newer: after a lost connection the next one wins. */
export const withoutTime = (balance: Balance): Balance => ({ ...balance, updatedAt: null })

type Timed = Pick<Balance, 'updatedAt'>

const isNewer = (one: Timed, other: Timed): boolean =>
  one.updatedAt !== null && other.updatedAt !== null && one.updatedAt > other.updatedAt

const moneyOf = ({ real, bonus, wagering, updatedAt }: Balance): Omit<Money, 'currency'> => ({
  real,
  bonus,
  wagering,
  updatedAt,
})

/** The amount that can be paid out: nothing until all bonuses are known to be wagered. */
export const withdrawable = ({ real, wagering }: Balance): number =>
  wagering === null || wagering > 0 ? 0 : Math.max(0, real)

/** Where a brand names no limit for the currency, minor units (docs/product-rules.md, Balance and news of money). */
const WRITE_OFF_SUM = 1000

/** Real money below which bets use the bonus, minor units. `below`: the brand's limits by currency. */
export const writeOffSum = (currency: string, below: Readonly<Record<string, number>>): number =>
  below[currency] ?? WRITE_OFF_SUM

/** The bonus that bets use once real money is nearly gone; null before. `below`: the brand's limits, minor units. */
export function bonusDebit({ real, bonus, currency }: Balance, below: Readonly<Record<string, number>>): number | null {
  return bonus !== null && bonus > 0 && real < writeOffSum(currency, below) ? bonus : null
}
