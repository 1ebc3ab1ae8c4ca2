import { clsx } from 'clsx'
import { useId } from 'react'
import { TableHead } from './table-head.tsx'
import type { TableProps } from './table-props.ts'
import { SkeletonRow, TableRow } from './table-row.tsx'
import { tableRoles } from './table-roles.ts'
import { bodyStyles, tableStyles } from './table-styles.ts'

/**
 * A table that becomes cards or lines below 600 px of its width. `--table-inset-top` and `--table-inset-bottom` keep
 * it clear of bars.
 *
 * @use Rows of the same facts that are compared or sorted.
 * @avoid Things that are looked at one by one: `Card`.
 * @key Enter, Space: sorts by the column whose head is in focus.
 */
export function Table<Row>({
  caption,
  captionShown = false,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  ownRow,
  ownText,
  loading = false,
  loadingRows = 5,
  empty,
  narrow = 'cards',
  scroll = 'page',
  className,
}: TableProps<Row>) {
  const captionId = useId()
  const ownKey = ownRow === null || ownRow === undefined ? null : rowKey(ownRow)
  const isOwnElsewhere = ownKey !== null && !rows.some((row) => rowKey(row) === ownKey)
  const shown = isOwnElsewhere && ownRow ? [...rows, ownRow] : rows
  const waits = loading && shown.length === 0
  const isEmpty = shown.length === 0 && !loading
  const box = scroll === 'box'
  return (
    <div
      data-slot="table"
      {...(box ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId } : {})}
      className={clsx(
        '@container/table min-w-0',
        box
          ? 'max-h-(--table-height,70dvh) overflow-auto rounded-card [--table-inset-bottom:0px] [--table-inset-top:0px]'
          : '',
        className,
      )}
    >
      <div
        className={clsx(
          '@min-[601px]/table:rounded-card @min-[601px]/table:bg-surface @min-[601px]/table:shadow-card',
          // Clipped instead of scrolled, so that sticky parts stick to the page.
          box ? '@min-[601px]/table:w-fit @min-[601px]/table:min-w-full' : '@min-[601px]/table:overflow-clip',
        )}
      >
        <table {...tableRoles.table} aria-busy={loading || undefined} className={tableStyles()}>
          <caption
            id={captionId}
            className={
              captionShown
                ? 'heading px-5 pt-4 pb-3 text-start text-base text-strong @max-[600px]/table:block @max-[600px]/table:px-0'
                : 'sr-only'
            }
          >
            {caption}
          </caption>
          <TableHead columns={columns} sort={sort} onSortChange={onSortChange} />
          <tbody {...tableRoles.rowgroup} className={bodyStyles({ narrow, stale: loading && !waits })}>
            {shown.map((row) => {
              const key = rowKey(row)
              return (
                <TableRow
                  key={key}
                  row={row}
                  columns={columns}
                  narrow={narrow}
                  isOwn={key === ownKey}
                  ownText={ownText}
                />
              )
            })}
            {waits
              ? Array.from({ length: loadingRows }, (_, at) => (
                  <SkeletonRow key={at} columns={columns} narrow={narrow} />
                ))
              : null}
            {isEmpty ? (
              <tr {...tableRoles.row} className="@max-[600px]/table:col-span-full @max-[600px]/table:block">
                <td
                  {...tableRoles.cell}
                  colSpan={columns.length}
                  className="border-t border-line @max-[600px]/table:block @max-[600px]/table:border-0"
                >
                  {empty}
                </td>
              </tr>
            ) : null}
          </tbody>
        </table>
      </div>
    </div>
  )
}
