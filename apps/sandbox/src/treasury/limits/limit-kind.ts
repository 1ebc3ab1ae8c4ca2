import { isPeriod, PERIODS, type LimitPeriod } from './period.ts'

/** `time` and `session` are in minutes, the others in minor units. */
export const LIMIT_KINDS = ['deposit', 'net_spend', 'loss', 'stake', 'time', 'session'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]

export type LimitSpan = LimitPeriod | 'round' | 'session'

const SPANS: Partial<Record<LimitKind, readonly LimitSpan[]>> = { stake: ['round'], session: ['session'] }

/** What a limit of a kind may count over. */
export const spansOf = (kind: LimitKind): readonly LimitSpan[] => SPANS[kind] ?? PERIODS

/** The span of a calendar, as all but a round and a session. */
export const calendarPeriod = (span: LimitSpan): LimitPeriod | null => (isPeriod(span) ? span : null)
