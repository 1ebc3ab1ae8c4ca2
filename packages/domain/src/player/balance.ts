/** What a player has. Amounts are minor units of `currency`; compoints are counted as they are (engagement.md, 3). */
export interface Balance {
  readonly currency: string
  readonly real: number
  readonly bonus: number
  /** Left to wager before the bonus is done. */
  readonly wagering: number
  readonly winback: number
  readonly compoints: number
  readonly hasActiveBonus: boolean
  /** When the money last changed, ms since the epoch by the server's clock. */
  readonly updatedAt: number
}

/** The part of a balance that carries its own time, in answers and in live events alike. */
export type Money = Pick<Balance, 'real' | 'bonus' | 'wagering' | 'updatedAt'>

/** What is known and an answer to a later call: the newest money wins, whichever way it came. */
export const newestBalance = (known: Balance, answer: Balance): Balance =>
  known.updatedAt > answer.updatedAt ? { ...answer, ...moneyOf(known) } : answer

/** The balance after a live change of money; one that is older than what is known changes nothing. */
export const withMoney = (balance: Balance, money: Money): Balance =>
  balance.updatedAt > money.updatedAt ? balance : { ...balance, ...money }

const moneyOf = ({ real, bonus, wagering, updatedAt }: Balance): Money => ({ real, bonus, wagering, updatedAt })

/** What can be paid out: nothing until all bonuses are wagered (engagement.md, 5). */
export const withdrawable = ({ real, wagering }: Balance): number => (wagering > 0 ? 0 : Math.max(0, real))

/**
 * What bets are about to be taken from: the bonus, once real money is nearly gone; null while it is not (engagement.md, 9).
 * @param below the brand's limits by currency, minor units; a currency without one has none
 */
export function bonusDebit({ real, bonus, currency }: Balance, below: Readonly<Record<string, number>>): number | null {
  return bonus > 0 && real < (below[currency] ?? 0) ? bonus : null
}
