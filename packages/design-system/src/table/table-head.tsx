import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { nextSort } from './table-sort.ts'
import type { TableColumn, TableProps } from './table-props.ts'
import { tableRoles } from './table-roles.ts'
import { headCellStyles, headRowStyles, headStyles, sortButtonStyles } from './table-styles.ts'

type TableHeadProps<Row> = Pick<TableProps<Row>, 'columns' | 'sort' | 'onSortChange'>

/** Column names; sortable ones are buttons, and chips above the cards on a phone. */
export function TableHead<Row>({ columns, sort, onSortChange }: TableHeadProps<Row>) {
  const canSort = (column: TableColumn<Row>) => column.sort !== undefined && onSortChange !== undefined
  return (
    <thead {...tableRoles.rowgroup} className={headStyles({ sortable: columns.some(canSort) })}>
      <tr {...tableRoles.row} className={headRowStyles()}>
        {columns.map((column) => {
          const { id, header, align = 'start', className } = column
          const direction = sort?.column === id ? sort.direction : undefined
          const Arrow = direction === undefined ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
          return (
            <th
              key={id}
              {...tableRoles.columnheader}
              scope="col"
              aria-sort={direction}
              className={clsx(headCellStyles({ align, sortable: canSort(column) }), className)}
            >
              {canSort(column) ? (
                <button
                  type="button"
                  className={sortButtonStyles({ sorted: direction !== undefined, align })}
                  onClick={() => onSortChange?.(nextSort(sort, id, column.sort))}
                >
                  {header}
                  <Arrow aria-hidden="true" />
                </button>
              ) : (
                header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
