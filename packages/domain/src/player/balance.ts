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

interface Seen<T> {
  readonly value: T
  /** The book's revision when it came. */
  readonly revision: number
}

/**
 * All that is known of a balance, by the ways it came. The revision counts live events: an answer whose call began at
 * revision `since` may be older than any event after it.
 */
export interface BalanceBook {
  readonly revision: number
  readonly account: Pick<Balance, 'currency' | 'hasActiveBonus'> | null
  readonly money: Seen<Money> | null
  readonly compoints: Seen<number> | null
  readonly winback: Seen<number> | null
}

export const EMPTY_BOOK: BalanceBook = { revision: 0, account: null, money: null, compoints: null, winback: null }

/** The balance, once an answer gave its currency; events that came before it count already. */
export function balanceOf({ account, money, compoints, winback }: BalanceBook): Balance | null {
  if (!account || !money) return null
  return { ...account, ...money.value, compoints: compoints?.value ?? 0, winback: winback?.value ?? 0 }
}

/** Takes an answer to a call that began at `since`. Later money stays, and so does what an event told meanwhile. */
export function withAnswer(book: BalanceBook, answer: Balance, since: number): BalanceBook {
  const { currency, hasActiveBonus, real, bonus, wagering, updatedAt, compoints, winback } = answer
  const known = book.money
  const moneyIsOlder =
    known !== null &&
    (known.value.updatedAt > updatedAt || (known.value.updatedAt === updatedAt && known.revision > since))
  const unlessNewer = (seen: Seen<number> | null, value: number) =>
    seen && seen.revision > since ? seen : { value, revision: since }
  return {
    revision: book.revision,
    account: { currency, hasActiveBonus },
    money: moneyIsOlder ? known : { value: { real, bonus, wagering, updatedAt }, revision: since },
    compoints: unlessNewer(book.compoints, compoints),
    winback: unlessNewer(book.winback, winback),
  }
}

/** Takes a live change of money; one that is older than what is known changes nothing. */
export function withMoney(book: BalanceBook, money: Money): BalanceBook {
  if (book.money && book.money.value.updatedAt > money.updatedAt) return book
  const revision = book.revision + 1
  return { ...book, revision, money: { value: money, revision } }
}

/** Takes a live change of compoints. Such events carry no time: they come in order. */
export function withCompoints(book: BalanceBook, value: number): BalanceBook {
  const revision = book.revision + 1
  return { ...book, revision, compoints: { value, revision } }
}

/** Takes a live change of the winback. */
export function withWinback(book: BalanceBook, value: number): BalanceBook {
  const revision = book.revision + 1
  return { ...book, revision, winback: { value, revision } }
}

/** What can be paid out: nothing until all bonuses are wagered (engagement.md, 5). */
export const withdrawable = ({ real, wagering }: Balance): number => (wagering > 0 ? 0 : Math.max(0, real))

/**
 * What bets are about to be taken from: the bonus, once real money is nearly gone; null while it is not (engagement.md, 9).
 * @param below the brand's limits by currency, minor units; a currency without one has none
 */
export function bonusDebit({ real, bonus, currency }: Balance, below: Readonly<Record<string, number>>): number | null {
  return bonus > 0 && real < (below[currency] ?? 0) ? bonus : null
}
