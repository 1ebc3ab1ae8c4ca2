import type { ReactNode } from 'react'
import type { TableSort } from './table-sort.ts'

export interface TableColumn<Row> {
  id: string
  /** Its name; in the card layout it stands before each value. */
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** `end` for amounts and counts: figures stand under each other. Default `start`. */
  align?: 'start' | 'end' | undefined
  /** The row's name: read with each of its cells, and the title of its card. One column of a table. Default false. */
  isRowHeader?: boolean | undefined
  /** The direction of the first press on its head. Default: it cannot be sorted by. */
  sort?: TableSort['direction'] | undefined
  /** Width and the like, for the head's cell: `w-24`. */
  className?: string | undefined
}

export interface TableProps<Row> {
  /** What the table tells; read out first. */
  caption: string
  /** The caption is seen, above the table. Default false. */
  captionShown?: boolean | undefined
  columns: readonly TableColumn<Row>[]
  /** In the order to be shown; `sortRows` sorts those that are all here. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** By what the rows are sorted. */
  sort?: TableSort | null | undefined
  onSortChange?: ((sort: TableSort) => void) | undefined
  /** The row of the one who looks on: set off, and in view however far the table scrolls. When `rows` does not have it, it stands last. */
  ownRow?: Row | null | undefined
  /** Read out before the own row: "You". */
  ownText?: string | undefined
  /** Rows are on their way: skeletons when there are none, else those that are here, in muted colours. Default false. */
  loading?: boolean | undefined
  /** How many skeletons. Default 5. */
  loadingRows?: number | undefined
  /** Stands there when there is no row. */
  empty?: ReactNode
  /**
   * `page`: the head sticks to the top of the page. `box`: the table scrolls both ways in a box of its own, at most
   * `--table-height` (70 % of the screen) high. Default `page`.
   */
  scroll?: 'page' | 'box' | undefined
  className?: string | undefined
}
