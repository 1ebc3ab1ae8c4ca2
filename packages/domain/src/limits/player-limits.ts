export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]

/** How much a player wants to be able to deposit in a period. Amounts in minor units, moments in milliseconds. */
export interface DepositLimit {
  /** Null: no limit. */
  readonly amount: number | null
  /** What came in since the period began. */
  readonly used: number
  /** Null: no limit. */
  readonly left: number | null
  /** When the next period begins. */
  readonly freesAt: number
  /** What will hold later on: looser limits wait. */
  readonly pending: { readonly amount: number | null; readonly from: number } | null
}

/** A time without games and deposits; nothing ends it early. */
export interface PlayBreak {
  readonly period: LimitPeriod
  readonly until: number
}

/** What a player set against the own play. The platform keeps and checks it (issue "The cashbox", limits a player sets). */
export interface PlayerLimits {
  readonly currency: string
  readonly deposit: Readonly<Record<LimitPeriod, DepositLimit>>
  /** How long a looser deposit limit waits, ms: the market's. */
  readonly raiseDelay: number
  /** Minutes between reminders; null: none. */
  readonly realityCheck: number | null
  readonly break: PlayBreak | null
}

/** How long somebody has been playing for money, and what came of it. */
export interface PlaySession {
  /** Null: nobody plays. */
  readonly startedAt: number | null
  /** Won less bet, minor units. */
  readonly net: number
  readonly currency: string
  /** When the next reminder is due; null: never. */
  readonly remindAt: number | null
}

/** Minutes between reminders that the platform offers. */
export const REALITY_CHECKS = [15, 30, 60, 120] as const

/** Null while the player may play. */
export function runningBreak(limits: Pick<PlayerLimits, 'break'>, now: number): PlayBreak | null {
  return limits.break !== null && limits.break.until > now ? limits.break : null
}

const DAY_MS = 24 * 60 * 60 * 1000
/** A month at its longest. */
const BREAK_MS: Readonly<Record<LimitPeriod, number>> = { day: DAY_MS, week: 7 * DAY_MS, month: 31 * DAY_MS }

/** How far the clock here may be behind the platform's, ms. */
const CLOCK_LAG_MS = 60_000

/** Breaks that would end later than the running one: no other is taken. One of the same length is offered from the running one's first moment on. */
export function breaksToTake(running: PlayBreak | null, now: number): readonly LimitPeriod[] {
  return LIMIT_PERIODS.filter((period) => running === null || now + CLOCK_LAG_MS + BREAK_MS[period] > running.until)
}

/** The deposit limit of which the least is left, minor units, and until when; null without any. */
export function tightestLimit({ deposit }: Pick<PlayerLimits, 'deposit'>): { left: number; freesAt: number } | null {
  const left = LIMIT_PERIODS.flatMap((period) => {
    const limit = deposit[period]
    return limit.left === null ? [] : [{ left: limit.left, freesAt: limit.freesAt }]
  })
  return left.toSorted((one, other) => one.left - other.left || other.freesAt - one.freesAt)[0] ?? null
}

/** What would become of a limit: `waits` for what is looser, `same` drops what was pending. */
export function changeOf(limit: DepositLimit, amount: number | null): 'at-once' | 'waits' | 'same' {
  if (amount === limit.amount) return 'same'
  if (limit.amount === null) return 'at-once'
  return amount === null || amount > limit.amount ? 'waits' : 'at-once'
}

/** Whole minutes. */
export function minutesPlayed({ startedAt }: Pick<PlaySession, 'startedAt'>, now: number): number {
  return startedAt === null ? 0 : Math.max(0, Math.floor((now - startedAt) / 60_000))
}

export function isReminderDue({ startedAt, remindAt }: PlaySession, now: number): boolean {
  return startedAt !== null && remindAt !== null && remindAt <= now
}
