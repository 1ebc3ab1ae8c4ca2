import { dateTag } from '@croupier/domain/core'
import type { Translate } from './translate.ts'

/** Date and time in the reader's zone: "22 Nov 2026, 00:00". */
export function formatMoment(t: Translate, at: number): string {
  return new Intl.DateTimeFormat(dateTag(t.locale), { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}

/** "1 hour, 5 minutes"; `short`: "1 hr 5 min". Omits zero hours. */
export function formatMinutes(t: Translate, minutes: number, unitDisplay: 'long' | 'short' = 'long'): string {
  const format = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(t.languageTag, { style: 'unit', unit, unitDisplay }).format(value)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return format(rest, 'minute')
  if (rest === 0) return format(hours, 'hour')
  const parts = [format(hours, 'hour'), format(rest, 'minute')]
  return unitDisplay === 'short' ? parts.join(' ') : new Intl.ListFormat(t.languageTag, { type: 'unit' }).format(parts)
}
