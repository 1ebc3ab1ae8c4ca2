import { dateTag } from '@croupier/domain/core'
import type { Translate } from './translate.ts'

const DAY_PARTS = { day: '2-digit', month: '2-digit', year: '2-digit' } as const
const DATE_PARTS = { ...DAY_PARTS, hour: '2-digit', minute: '2-digit' } as const

/** `Intl` objects are slow to create, and keep the zone that the device had then: one for each offset that it has had. */
const formats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(t: Translate, at: number, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([t.locale, parts, new Date(at).getTimezoneOffset()])
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(dateTag(t.locale), parts)))
  return format
}

/** Date and time with two-digit parts: "22.11.26, 00:00" in Russian; in the reader's zone by default. */
export function formatMoment(t: Translate, at: number, timeZone?: 'UTC'): string {
  return dateFormat(t, at, { ...DATE_PARTS, timeZone }).format(at)
}

/** Date with two-digit parts: "22.11.26" in Russian; in the reader's zone by default. */
export function formatDay(t: Translate, at: number, timeZone?: 'UTC'): string {
  return dateFormat(t, at, { ...DAY_PARTS, timeZone }).format(at)
}

/** Month and year as the start of a line: "Ноябрь 2026" in Russian, without "г."; in the reader's zone. */
export function formatMonth(t: Translate, at: number): string {
  const parts = dateFormat(t, at, { month: 'long', year: 'numeric' }).formatToParts(at)
  const until = parts.findLastIndex(({ type }) => type !== 'literal') + 1
  const text = parts
    .slice(0, until)
    .map(({ value }) => value)
    .join('')
  return text.charAt(0).toLocaleUpperCase(t.languageTag) + text.slice(1)
}

const DURATION_UNITS = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

const DAY = 86_400

const formatUnit = (t: Translate, unit: string, value: number): string =>
  new Intl.NumberFormat(t.languageTag, { style: 'unit', unit, unitDisplay: 'long' }).format(value)

/** "1 hour, 5 minutes, 9 seconds", without units that are zero; whole days beyond one: "7 days"; `clock`: "1:05:09". */
export function formatDuration(t: Translate, seconds: number, form: 'long' | 'clock' = 'long'): string {
  if (form === 'long' && seconds > DAY && seconds % DAY === 0) return formatUnit(t, 'day', seconds / DAY)
  const values = DURATION_UNITS.map(([unit, size], at) => {
    const above = DURATION_UNITS[at - 1]?.[1] ?? Infinity
    return { unit, value: Math.floor((seconds % above) / size) }
  })
  if (form === 'clock') return values.map(({ value }, at) => String(value).padStart(at === 0 ? 1 : 2, '0')).join(':')
  const named = values.filter(({ value }, at) => value > 0 || (seconds < 1 && at === values.length - 1))
  const parts = named.map(({ unit, value }) => formatUnit(t, unit, value))
  return new Intl.ListFormat(t.languageTag, { type: 'unit' }).format(parts)
}

/** Short name of a unit of a countdown in its plural form: "days", "hr". */
export function formatTimeUnit(t: Translate, unit: 'days' | 'hours' | 'minutes' | 'seconds', value: number): string {
  const one = unit.slice(0, -1)
  const format = new Intl.NumberFormat(t.languageTag, { style: 'unit', unit: one, unitDisplay: 'short' })
  return format.formatToParts(value).find(({ type }) => type === 'unit')?.value ?? one
}
