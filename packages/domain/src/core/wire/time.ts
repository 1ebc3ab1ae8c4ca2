const ISO =
  /^(?<year>\d{4}|\+\d{6}|-(?!0{6})\d{6})-(?<month>\d\d)-(?<day>\d\d)(?:[T ](?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d+))?)?)? ?(?<zone>Z|[+-]\d\d(?::?\d\d)?)?$/i

/**
 * A time of the platform, ISO-8601: milliseconds since 1970, NaN for a text that is none. Without a zone it is in UTC
 * (docs/platform-api.md). `Date.parse` takes such a text for the visitor's own time, and `soon 1` for a date.
 */
export function parseTime(text: string): number {
  const parts = ISO.exec(text.trim())?.groups
  if (parts === undefined) return Number.NaN
  const { hour, zone } = parts
  if (hour === undefined && zone !== undefined) return Number.NaN
  const number = (name: string): number => Number(parts[name] ?? 0)
  const date = new Date(0)
  date.setUTCFullYear(number('year'), number('month') - 1, number('day'))
  // A month has no 31st, a year no 13th month.
  if (date.getUTCMonth() !== number('month') - 1 || date.getUTCDate() !== number('day')) return Number.NaN
  const minutes = number('hour') * 60 + number('minute')
  const isTime = number('minute') < 60 && number('second') < 60 && (number('hour') < 24 || minutes === 24 * 60)
  if (!isTime) return Number.NaN
  const ms = Math.trunc(Number(`0.${parts['fraction'] ?? 0}`) * 1000)
  return date.getTime() + minutes * 60_000 + number('second') * 1000 + ms - zoneMinutes(zone) * 60_000
}

function zoneMinutes(zone = 'Z'): number {
  if (zone.toUpperCase() === 'Z') return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3).replace(':', ''))
  return zone.startsWith('-') ? -minutes : minutes
}
