import { dateTag, type Locale } from '@croupier/domain/core'

/** A full hour as the site's times are written: `22:00`. */
export function formatHour(hour: number, locale: Locale): string {
  return new Intl.DateTimeFormat(dateTag(locale), { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.UTC(2026, 0, 1, hour),
  )
}
