import { Skeleton } from '../skeleton/skeleton.tsx'
import type { TableColumn } from './table-props.ts'
import { ROLES } from './table-roles.ts'
import { cellStyles, rowStyles } from './table-styles.ts'

interface TableRowProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
  isOwn: boolean
  ownText: string | undefined
}

export function TableRow<Row>({ row, columns, isOwn, ownText }: TableRowProps<Row>) {
  return (
    <tr {...ROLES.row} data-own={isOwn || undefined} className={rowStyles({ own: isOwn })}>
      {columns.map(({ id, header, cell, align = 'start', isRowHeader = false }, index) => {
        const Cell = isRowHeader ? 'th' : 'td'
        return (
          <Cell
            key={id}
            {...(isRowHeader ? ROLES.rowheader : ROLES.cell)}
            scope={isRowHeader ? 'row' : undefined}
            className={cellStyles({ align, own: isOwn, header: isRowHeader })}
          >
            {isOwn && ownText && index === 0 ? <span className="sr-only">{ownText} </span> : null}
            {isRowHeader ? null : <CardLabel>{header}</CardLabel>}
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

export function SkeletonRow<Row>({ columns }: { columns: readonly TableColumn<Row>[] }) {
  return (
    <tr {...ROLES.row} aria-hidden="true" className={rowStyles({ own: false })}>
      {columns.map(({ id, align = 'start' }) => (
        <td key={id} className={cellStyles({ align, own: false, header: false })}>
          <Skeleton
            shape="text"
            className={align === 'end' ? 'ml-auto w-16 bg-overlay' : 'w-28 max-w-full bg-overlay'}
          />
        </td>
      ))}
    </tr>
  )
}
