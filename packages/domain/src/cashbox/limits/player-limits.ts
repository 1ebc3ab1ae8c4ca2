/** Calendar periods of a deposit limit, in UTC. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]

/** Deposit limit of a period. Amounts in minor units, times in milliseconds. */
export interface DepositLimit {
  /** Null: no limit. */
  readonly amount: number | null
  /** Deposited since the period began. */
  readonly used: number
  /** Null without a limit. */
  readonly left: number | null
  /** When the next period begins. */
  readonly freesAt: number
  /** A looser limit, and when it begins. */
  readonly pending: { readonly amount: number | null; readonly from: number } | null
}

/** A break without games and deposits; it cannot be ended early. */
export interface PlayBreak {
  readonly period: LimitPeriod
  readonly until: number
}

/** The player's own limits, kept and checked by the platform (docs/product-rules.md, Limits). */
export interface PlayerLimits {
  readonly currency: string
  /** Null: could not be read. */
  readonly deposit: Readonly<Record<LimitPeriod, DepositLimit | null>>
  /** Delay of a looser deposit limit, ms. */
  readonly raiseDelay: number
  /** Minutes between reminders; null: none. */
  readonly realityCheck: number | null | 'unreadable'
  readonly break: PlayBreak | null
}

export interface PlaySession {
  readonly startedAt: number | null
  /** Won minus bet, minor units. */
  readonly net: number
  readonly currency: string
  /** When the next reminder is due; null: never. */
  readonly remindAt: number | null
}

/** Times between reminders that can be chosen, minutes. */
export const REALITY_CHECKS = [15, 30, 60, 120] as const

/** The break that is not over; null: none. */
export function runningBreak(limits: Pick<PlayerLimits, 'break'>, now: number): PlayBreak | null {
  return limits.break !== null && limits.break.until > now ? limits.break : null
}

const DAY_MS = 24 * 60 * 60 * 1000
/** The longest month, ms. */
const BREAK_MS: Readonly<Record<LimitPeriod, number>> = { day: DAY_MS, week: 7 * DAY_MS, month: 31 * DAY_MS }

/** Tolerance for the difference between the clocks, ms. */
const CLOCK_LAG_MS = 60_000

/** Breaks that end no earlier than the current one; shorter ones are refused. */
export function breaksToTake(running: PlayBreak | null, now: number): readonly LimitPeriod[] {
  return LIMIT_PERIODS.filter((period) => running === null || now + CLOCK_LAG_MS + BREAK_MS[period] > running.until)
}

/** The tightest deposit limit: what is left, minor units, and until when; null: no limit. */
export function tightestLimit({ deposit }: Pick<PlayerLimits, 'deposit'>): { left: number; freesAt: number } | null {
  const left = LIMIT_PERIODS.flatMap((period) => {
    const limit = deposit[period]
    return limit === null || limit.left === null ? [] : [{ left: limit.left, freesAt: limit.freesAt }]
  })
  return left.toSorted((one, other) => one.left - other.left || other.freesAt - one.freesAt)[0] ?? null
}

/** When the limits change by themselves: periods and a break end, looser limits begin. Milliseconds; null: not known. */
export function limitChanges(limits: Pick<PlayerLimits, 'deposit' | 'break'>): readonly (number | null)[] {
  const ofDeposits = LIMIT_PERIODS.flatMap((period) => {
    const limit = limits.deposit[period]
    return limit === null ? [] : [limit.freesAt, limit.pending?.from ?? null]
  })
  return [...ofDeposits, limits.break?.until ?? null]
}

/** When a new limit begins: `waits` if it is looser. `same` as the present one: it only drops the pending one. */
export function changeOf(limit: DepositLimit, amount: number | null): 'at-once' | 'waits' | 'same' {
  if (amount === limit.amount) return 'same'
  if (limit.amount === null) return 'at-once'
  return amount === null || amount > limit.amount ? 'waits' : 'at-once'
}

/** Whole seconds since the play session began; 0 without one. `now`: milliseconds, the platform's time. */
export function secondsPlayed({ startedAt }: Pick<PlaySession, 'startedAt'>, now: number): number {
  return startedAt === null ? 0 : Math.max(0, Math.floor((now - startedAt) / 1000))
}

export function isReminderDue({ startedAt, remindAt }: PlaySession, now: number): boolean {
  return startedAt !== null && remindAt !== null && remindAt <= now
}
