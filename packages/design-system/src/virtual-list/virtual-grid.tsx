import type { ReactNode } from 'react'
import { useGridWindow } from './use-grid-window.ts'

export interface VirtualGridProps<Item> {
  /** The name of the list. */
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  renderItem: (item: Item, index: number) => ReactNode
  /** Items on their way, after the last one. Default 0. */
  awaited?: number | undefined
  /** What holds the place of one of them: a skeleton as high as an item. */
  renderAwaited?: (() => ReactNode) | undefined
  /** How many to draw before anything is measured, on the server too. More than the default for who comes without script. Default 48. */
  initial?: number | undefined
  /** The grid: columns and gaps by utilities, at any width 1, 2, 3, 4, 6, 8 or 12 columns; rows are of equal height. */
  className: string
}

/**
 * Cards in columns, scrolled with the page. On the server and at first the beginning is plain markup; of a list past 48 only
 * those near the screen are in the document, by whole rows, with nothing drawn anew on the way.
 */
export function VirtualGrid<Item>({
  label,
  items,
  itemKey,
  renderItem,
  awaited = 0,
  renderAwaited,
  initial,
  className,
}: VirtualGridProps<Item>) {
  const { list, before, after, first, last } = useGridWindow(items.length, initial)
  const isPart = last - first < items.length
  return (
    <ul ref={list} aria-label={label} data-slot="virtual-grid" className={className}>
      {first > 0 ? <li ref={before} aria-hidden="true" className="col-span-full" /> : null}
      {items.slice(first, last).map((item, index) => (
        <li
          key={itemKey(item)}
          data-card=""
          aria-setsize={isPart ? items.length : undefined}
          aria-posinset={isPart ? first + index + 1 : undefined}
        >
          {renderItem(item, first + index)}
        </li>
      ))}
      {last < items.length ? <li ref={after} aria-hidden="true" className="col-span-full" /> : null}
      {last === items.length
        ? Array.from({ length: awaited }, (_, index) => (
            <li key={`awaited-${index}`} aria-hidden="true">
              {renderAwaited?.()}
            </li>
          ))
        : null}
    </ul>
  )
}
