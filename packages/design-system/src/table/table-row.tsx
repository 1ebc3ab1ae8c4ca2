import { clsx } from 'clsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import type { TableColumn, TableProps } from './table-props.ts'
import { tableRoles } from './table-roles.ts'
import { cellStyles, rowStyles } from './table-styles.ts'

interface TableRowProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
  narrow: NonNullable<TableProps<Row>['narrow']>
  isOwn: boolean
  ownText: string | undefined
}

export function TableRow<Row>({ row, columns, narrow, isOwn, ownText }: TableRowProps<Row>) {
  return (
    <tr {...tableRoles.row} data-own={isOwn || undefined} className={rowStyles({ narrow, own: isOwn })}>
      {columns.map(({ id, header, cell, align = 'start', isRowHeader = false }, index) => {
        const Cell = isRowHeader ? 'th' : 'td'
        return (
          <Cell
            key={id}
            {...(isRowHeader ? tableRoles.rowheader : tableRoles.cell)}
            scope={isRowHeader ? 'row' : undefined}
            className={cellStyles({ narrow, align, own: isOwn, header: isRowHeader })}
          >
            {isOwn && ownText && index === 0 ? <span className="sr-only">{ownText} </span> : null}
            {isRowHeader || narrow === 'lines' ? null : <CardLabel>{header}</CardLabel>}
            <span className="min-w-0">{cell(row)}</span>
          </Cell>
        )
      })}
    </tr>
  )
}

/** The column's name beside the value in the card layout; screen readers use the header cell. */
function CardLabel({ children }: { children: TableColumn<never>['header'] }) {
  return (
    <span aria-hidden="true" className="shrink-0 text-xs font-normal text-muted @min-[601px]/table:hidden">
      {children}
    </span>
  )
}

export function SkeletonRow<Row>({ columns, narrow }: Pick<TableRowProps<Row>, 'columns' | 'narrow'>) {
  return (
    <tr {...tableRoles.row} aria-hidden="true" className={rowStyles({ narrow, own: false })}>
      {columns.map(({ id, align = 'start' }) => (
        <td key={id} className={cellStyles({ narrow, align, own: false, header: false })}>
          <Skeleton shape="text" className={clsx('max-w-full bg-overlay', align === 'end' ? 'ms-auto w-16' : 'w-28')} />
        </td>
      ))}
    </tr>
  )
}
