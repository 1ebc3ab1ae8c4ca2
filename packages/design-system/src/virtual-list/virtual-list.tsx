import { Fragment, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua'
import { LoadMore, type LoadMoreProps } from '../load-more/load-more.tsx'
import { ListContext, VirtualContainer, VirtualItem } from './virtual-item.tsx'

/** What a list remembers when it is left: kept by the caller, for instance with the history entry. */
export interface VirtualListState {
  /** px that the page was scrolled by. */
  readonly offset: number
  /** The heights that were measured; opaque. */
  readonly sizes: CacheSnapshot
}

export interface VirtualListProps<Item> {
  /** The name of the list. */
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  renderItem: (item: Item, index: number) => ReactNode
  /** How many there will be in the end: who will be long never changes ways under the reader. Default: as many as there are. */
  total?: number | undefined
  /** From how many items on only those near the screen are in the document. Default 200. */
  virtualFrom?: number | undefined
  /** Height of an item that was not measured yet, px. Default: the average of those that were. */
  itemHeight?: number | undefined
  /** What loads the next items; left out once all are there. */
  more?: LoadMoreProps | undefined
  /** Where the list was left: the page has its length at once, and is scrolled back. Taken once. */
  initialState?: VirtualListState | undefined
  /** Called whenever scrolling comes to rest, by a list that is long. */
  onStateChange?: ((state: VirtualListState) => void) | undefined
  /** Of each item, for instance the space below it (`pb-3`: margins are not measured). */
  itemClassName?: string | undefined
  className?: string | undefined
}

/**
 * Rows as high as they like, scrolled with the page. A short list, and any on the server, is plain markup; a long one keeps
 * a few dozen rows in the document.
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
