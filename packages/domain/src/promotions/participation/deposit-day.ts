/** A day of a promotion on which deposits bring points. */
export interface DepositDay {
  /** A day of UTC, such as `2026-11-23`. */
  readonly day: string
  /** Deposited so far, minor units; null: unknown. */
  readonly amount: number | null
  /** To deposit, minor units; null: unknown. */
  readonly target: number | null
  readonly currency: string | null
  /** That it brings; null: unknown. */
  readonly points: number | null
  /** Of the points; null: the promotion's own currency. */
  readonly currencyId: string | null
  readonly isCompleted: boolean
}

export type DepositDayState = 'done' | 'today' | 'missed' | 'ahead'

/** The day of UTC at `now` (milliseconds, server time). */
export const dayAt = (now: number): string => new Date(now).toISOString().slice(0, 10)

/** The state of a day at `now` (milliseconds, server time). */
export function depositDayState({ day, isCompleted }: DepositDay, now: number): DepositDayState {
  if (isCompleted) return 'done'
  const today = dayAt(now)
  if (day === today) return 'today'
  return day < today ? 'missed' : 'ahead'
}

/** What is still to deposit, minor units; null: unknown. */
export function missingDeposit({ amount, target }: Pick<DepositDay, 'amount' | 'target'>): number | null {
  return target === null ? null : Math.max(0, target - (amount ?? 0))
}

/** In the order of time. */
export const sortDays = (days: readonly DepositDay[]): DepositDay[] =>
  days.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
