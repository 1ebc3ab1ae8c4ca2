type QueryValue = string | number | boolean

/** Null and undefined are left out, a list repeats its key: `{ 'filter[category][]': ['slots', 'top'] }`. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | null | undefined>>

/** "?a=1&b=2", or nothing. */
export function queryString(query: Query): string {
  const pairs: string[] = []
  for (const [key, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue
    for (const one of listOf(value)) pairs.push(`${encodeURIComponent(key)}=${encodeURIComponent(one)}`)
  }
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function listOf(value: QueryValue | readonly QueryValue[]): readonly QueryValue[] {
  return typeof value === 'object' ? value : [value]
}
