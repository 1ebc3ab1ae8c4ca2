import type { ReactNode } from 'react'
import type { TableSort } from './table-sort.ts'

export interface TableColumn<Row> {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end' | undefined
  /** Names the row: header of its cells and title of its card. One column of a table. */
  isRowHeader?: boolean | undefined
  /** Direction of the first sort. Default: not sortable. */
  sort?: TableSort['direction'] | undefined
  className?: string | undefined
}

export interface TableProps<Row> {
  caption: string
  captionShown?: boolean | undefined
  columns: readonly TableColumn<Row>[]
  /** In display order; `sortRows` sorts complete lists. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: TableSort | null | undefined
  onSortChange?: ((sort: TableSort) => void) | undefined
  /** The current player's row, highlighted and sticky. When not in `rows` it comes last. */
  ownRow?: Row | null | undefined
  ownText?: string | undefined
  /** Shows skeletons, or the present rows muted. Default false. */
  loading?: boolean | undefined
  loadingRows?: number | undefined
  empty?: ReactNode
  /**
   * Below 600 px of its width: a card for each row with the names of its columns, or one line, whose second column takes
   * the room that the others leave (at most six columns). Default `cards`.
   */
  narrow?: 'cards' | 'lines' | undefined
  /**
   * `page`: a sticky head. `box`: scrolls in a box of at most `--table-height` (70 % of the screen). Default `page`.
   */
  scroll?: 'page' | 'box' | undefined
  className?: string | undefined
}
