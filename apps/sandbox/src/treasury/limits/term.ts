/** A length such as `P30D`, `P6M` or `P1Y`, of ISO 8601. */
export type Term = string

/** The moment that is a term after another, in UTC: a month ends on its last day where it has fewer. */
export function afterTerm(from: number, term: Term): number {
  const [, count = '0', unit = 'D'] = /^P(\d{1,3})([DMY])$/.exec(term) ?? []
  const date = new Date(from)
  if (unit === 'D') return date.setUTCDate(date.getUTCDate() + Number(count))
  const day = date.getUTCDate()
  const moved = new Date(date.setUTCMonth(date.getUTCMonth() + Number(count) * (unit === 'Y' ? 12 : 1)))
  return moved.getUTCDate() === day ? moved.getTime() : moved.setUTCDate(0)
}
