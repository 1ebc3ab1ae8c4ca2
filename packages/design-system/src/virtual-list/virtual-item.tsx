import { createContext, use, type ReactNode } from 'react'
import type { CustomContainerComponentProps, CustomItemComponentProps } from 'virtua'

interface ListOfItems {
  label: string
  /** All of them, drawn or not. */
  size: number
  itemClassName: string | undefined
}

export const ListContext = createContext<ListOfItems>({ label: '', size: 0, itemClassName: undefined })

// Drawn in the browser only: React sets `style` by script there, and no policy minds.

export function VirtualContainer({ ref, style, children }: CustomContainerComponentProps) {
  const { label } = use(ListContext)
  return (
    <ul ref={ref} aria-label={label} style={style}>
      {children}
    </ul>
  )
}

/** Tells its place among all: a screen reader hears "31 of 1200", though a few dozen are here. */
export function VirtualItem({ ref, style, index, children }: CustomItemComponentProps): ReactNode {
  const { size, itemClassName } = use(ListContext)
  return (
    <li ref={ref} style={style} aria-setsize={size} aria-posinset={index + 1} className={itemClassName}>
      {children}
    </li>
  )
}
