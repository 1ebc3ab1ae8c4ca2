import type { LimitKind } from '../../ground/values/limit-kinds.ts'
import { isPeriod, PERIODS, type LimitPeriod } from './period.ts'

export type LimitSpan = LimitPeriod | 'round' | 'session'

const SPANS: Partial<Record<LimitKind, readonly LimitSpan[]>> = { stake: ['round'], session: ['session'] }

/** What a limit of a kind may count over. */
export const spansOf = (kind: LimitKind): readonly LimitSpan[] => SPANS[kind] ?? PERIODS

/** The span of a calendar, as all but a round and a session. */
export const calendarPeriod = (span: LimitSpan): LimitPeriod | null => (isPeriod(span) ? span : null)
