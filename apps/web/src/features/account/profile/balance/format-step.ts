import type { FlowPeriod, FlowStep } from '@croupier/domain/cashbox'
import { formatDay, formatMonth } from '#shared/texts/format-time.ts'
import type { Translate } from '#shared/texts/translate.ts'

/** A step's day, or its month where the period is a year. */
export const formatStep = (t: Translate, period: FlowPeriod, { from }: FlowStep): string =>
  period === 'year' ? formatMonth(t, from) : formatDay(t, from)
