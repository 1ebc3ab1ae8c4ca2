import { DomainError } from '../../core/index.ts'
import { changesOf, LIMIT_PERIODS, limitOfPlay, type LimitKind, type LimitPeriod, type OwnLimits } from './own-limit.ts'

/** A break without games and deposits; it cannot be ended early. */
export interface PlayBreak {
  readonly period: LimitPeriod
  readonly until: number
}

/** Where the player is asked: before a deposit, before a game for money, or now and again. */
export const ASK_PLACES = ['deposit', 'game', 'review'] as const
export type AskPlace = (typeof ASK_PLACES)[number]

/** A question for limits of these kinds, which nothing but an answer ends. */
export interface LimitAsk {
  readonly at: AskPlace
  /** Kinds of which there is no limit yet. */
  readonly kinds: readonly LimitKind[]
  /** "None for now" is an answer. */
  readonly maySkip: boolean
  /** The player answered so long ago, and is asked anew. */
  readonly isAgain: boolean
}

/** The player's own limits, kept and checked by the platform (docs/product-rules.md, Limits). */
export interface PlayerLimits {
  readonly currency: string
  readonly own: OwnLimits
  /** What the market wants the player to be asked, in no order. */
  readonly asks: readonly LimitAsk[]
  /** Delay of a looser limit, ms. */
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

/** What is asked at a place; undefined: nothing. */
export const askAt = ({ asks }: Pick<PlayerLimits, 'asks'>, place: AskPlace): LimitAsk | undefined =>
  asks.find(({ at }) => at === place)

/** Why no game for money starts, as the platform would refuse it; null: by what is known it may. */
export function refusalOfPlay(limits: Pick<PlayerLimits, 'own' | 'break' | 'asks'>, now: number): DomainError | null {
  const running = runningBreak(limits, now)
  if (running) return refusalUntil('on_break', { until: isoOf(running.until) })
  if (askAt(limits, 'game')) return new DomainError('forbidden', { codes: ['limits_asked'] })
  const spent = limitOfPlay(limits, now)
  if (!spent) return null
  return refusalUntil(`${spent.kind}_limit`, {
    period: spent.span,
    ...(spent.freesAt !== null && { frees_at: isoOf(spent.freesAt) }),
  })
}

const isoOf = (at: number) => new Date(at).toISOString()

const refusalUntil = (code: string, data: Readonly<Record<string, string>>) =>
  new DomainError('forbidden', { codes: [code], data })

/** When the limits change by themselves: spans and a break end, looser limits begin. Milliseconds; null: not known. */
export const limitChanges = (limits: Pick<PlayerLimits, 'own' | 'break'>): readonly (number | null)[] => [
  ...changesOf(limits.own),
  limits.break?.until ?? null,
]

/** Whole seconds since the play session began; 0 without one. `now`: milliseconds, the platform's time. */
export function secondsPlayed({ startedAt }: Pick<PlaySession, 'startedAt'>, now: number): number {
  return startedAt === null ? 0 : Math.max(0, Math.floor((now - startedAt) / 1000))
}

export function isReminderDue({ startedAt, remindAt }: PlaySession, now: number): boolean {
  return startedAt !== null && remindAt !== null && remindAt <= now
}
