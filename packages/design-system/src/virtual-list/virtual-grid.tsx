import type { ReactNode } from 'react'
import { useGridWindow } from './use-grid-window.ts'

export interface VirtualGridProps<Item> {
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  renderItem: (item: Item, index: number) => ReactNode
  awaited?: number | undefined
  renderAwaited?: (() => ReactNode) | undefined
  /** Items drawn before measuring, on the server too. Default 48. */
  initial?: number | undefined
  /** Columns and gaps; 1, 2, 3, 4, 6, 8 or 12 columns with equal rows. */
  className: string
}

/**
 * Cards in columns, scrolled with the page. Past 48 items only whole rows near the screen are in the document.
 *
 * @use A catalogue of hundreds of cards.
 * @avoid Up to some dozen: a plain grid, or a `Row`.
 * @key Tab: moves through the cards; more come into the document on the way.
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
