/** Whether the main prize takes two columns of the grid or the whole row. */
export type MainSpan = 'two' | 'row'

export interface PrizeColumns {
  readonly columns: number
  readonly main: MainSpan
}

/**
 * The widest grid that the main prize and the others fill without a gap. Without one: the widest, with the preferred span.
 *
 * @param others number of prizes besides the main one
 * @param widths numbers of columns, the preferred one first
 */
export function fillRows(others: number, widths: readonly [number, ...number[]], preferred: MainSpan): PrizeColumns {
  const spans: readonly MainSpan[] = preferred === 'two' ? ['two', 'row'] : ['row', 'two']
  for (const columns of widths)
    for (const main of spans) {
      const cells = main === 'two' ? others + 2 : others
      if (cells >= columns && cells % columns === 0) return { columns, main }
    }
  return { columns: widths[0], main: preferred }
}

const MEDIUM: Readonly<Record<number, string>> = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-3' }
const LARGE: Readonly<Record<number, string>> = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' }
const MEDIUM_MAIN: Record<MainSpan, string> = {
  two: 'md:[&>:first-child]:col-span-2',
  row: 'md:[&>:first-child]:col-span-full',
}
const LARGE_MAIN: Record<MainSpan, string> = {
  two: 'lg:[&>:first-child]:col-span-2',
  row: 'lg:[&>:first-child]:col-span-full',
}

/** Classes of a list whose first child is the main prize: a line each, side by side on a desktop. */
export function prizeLadder(others: number): string {
  const columns = others % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-2'
  return `grid grid-cols-[minmax(0,1fr)] gap-3 ${others > 1 ? `${columns} ${LARGE_MAIN.row}` : ''}`
}

/** Classes of a grid whose first child is the main prize: two columns on a phone, up to three and four where wider. */
export function prizeGrid(others: number, preferred: MainSpan): string {
  const medium = fillRows(others, [3, 2], preferred)
  const large = fillRows(others, [4, 3], preferred)
  return [
    'grid grid-cols-2 gap-3 lg:gap-4 [&>:first-child]:col-span-2',
    // A large font on a phone.
    'max-[19rem]:grid-cols-[minmax(0,1fr)] max-[19rem]:[&>:first-child]:col-span-full',
    MEDIUM[medium.columns],
    MEDIUM_MAIN[medium.main],
    LARGE[large.columns],
    LARGE_MAIN[large.main],
  ].join(' ')
}
