import { Fragment, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua'
import { LoadMore, type LoadMoreProps } from '../load-more/load-more.tsx'
import { ListContext, VirtualContainer, VirtualItem } from './virtual-item.tsx'

/** State to keep while the list is unmounted, for instance with the history entry. */
export interface VirtualListState {
  /** Scroll offset of the page, px. */
  readonly offset: number
  readonly sizes: CacheSnapshot
}

export interface VirtualListProps<Item> {
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  renderItem: (item: Item, index: number) => ReactNode
  /** Final length: a list that will be long is virtual from the start. Default: the present length. */
  total?: number | undefined
  /** Items from which the list is virtual. Default 200. */
  virtualFrom?: number | undefined
  itemHeight?: number | undefined
  /** Omit when all items are there. */
  more?: LoadMoreProps | undefined
  /** Where the list was left. Read once. */
  initialState?: VirtualListState | undefined
  /** Called when scrolling of a long list ends. */
  onStateChange?: ((state: VirtualListState) => void) | undefined
  /** Class of each item; use `pb-3` for space, since margins are not measured. */
  itemClassName?: string | undefined
  className?: string | undefined
}

/**
 * Rows of any height, scrolled with the page. Short lists and server output are plain markup.
 *
 * @use Hundreds of rows of any height.
 * @avoid Up to some dozen: plain markup.
 * @key Tab: moves through the rows; more come into the document on the way.
 */
export function VirtualList<Item>({
  label,
  items,
  itemKey,
  renderItem,
  total,
  virtualFrom = 200,
  itemHeight,
  more,
  initialState,
  onStateChange,
  itemClassName,
  className,
}: VirtualListProps<Item>) {
  const isAlive = useSyncExternalStore(never, isBrowser, isServer)
  const rows = useRef<WindowVirtualizerHandle>(null)
  const [restored] = useState(initialState)
  const size = Math.max(items.length, total ?? 0)
  const isVirtual = isAlive && size > virtualFrom

  useLayoutEffect(() => {
    if (isVirtual && restored) window.scrollTo({ top: restored.offset, behavior: 'instant' })
  }, [isVirtual, restored])

  return (
    <div data-slot="virtual-list" data-state={isVirtual ? 'virtual' : 'plain'} className={className}>
      {isVirtual ? (
        <ListContext value={{ label, size, itemClassName }}>
          <WindowVirtualizer
            ref={rows}
            data={items}
            as={VirtualContainer}
            item={VirtualItem}
            {...(itemHeight === undefined ? {} : { itemSize: itemHeight })}
            {...(restored ? { cache: restored.sizes } : {})}
            onScrollEnd={() => {
              if (rows.current) onStateChange?.({ offset: window.scrollY, sizes: rows.current.cache })
            }}
          >
            {(item: Item, index) => <Fragment key={itemKey(item)}>{renderItem(item, index)}</Fragment>}
          </WindowVirtualizer>
        </ListContext>
      ) : (
        <ul aria-label={label}>
          {items.slice(0, virtualFrom).map((item, index) => (
            <li key={itemKey(item)} className={itemClassName}>
              {renderItem(item, index)}
            </li>
          ))}
        </ul>
      )}
      {more ? <LoadMore {...more} /> : null}
    </div>
  )
}

const never = () => () => undefined
const isBrowser = () => true
const isServer = () => false
