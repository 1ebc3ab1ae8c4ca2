export interface TableSort {
  column: string
  direction: 'ascending' | 'descending'
}

const OTHER = { ascending: 'descending', descending: 'ascending' } as const

/** The order after a press on a column: its first direction, then the other one. */
export function nextSort(
  current: TableSort | null | undefined,
  column: string,
  first: TableSort['direction'] = 'ascending',
): TableSort {
  return { column, direction: current?.column === column ? OTHER[current.direction] : first }
}

/** Missing values sort last in both directions. */
export type SortValue = string | number | bigint | Date | null | undefined

/** A sorted copy, stable. `languageTag` is BCP 47. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: TableSort['direction'],
  languageTag: string,
): Row[] {
  const { compare } = new Intl.Collator(languageTag, { numeric: true })
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted((left, right) => {
    const [a, b] = [valueOf(left), valueOf(right)]
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b))
    if (typeof a === 'string' || typeof b === 'string') return sign * compare(String(a), String(b))
    return a < b ? -sign : a > b ? sign : 0
  })
}

const isMissing = (value: SortValue): value is null | undefined =>
  value === null || value === undefined || (typeof value === 'number' && Number.isNaN(value))
