/** A full hour as people write it: `22:00`, `10:00 PM`. */
export function formatHour(hour: number, languageTag: string): string {
  return new Intl.DateTimeFormat(languageTag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.UTC(2026, 0, 1, hour),
  )
}
