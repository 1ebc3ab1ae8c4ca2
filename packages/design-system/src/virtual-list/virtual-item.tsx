import { createContext, use, type ReactNode } from 'react'
import type { CustomContainerComponentProps, CustomItemComponentProps } from 'virtua'

interface ListOfItems {
  label: string
  size: number
  itemClassName: string | undefined
}

export const ListContext = createContext<ListOfItems>({ label: '', size: 0, itemClassName: undefined })

// Only in the browser: React sets `style` by script there, which the policy allows.

export function VirtualContainer({ ref, style, children }: CustomContainerComponentProps) {
  const { label } = use(ListContext)
  return (
    <ul ref={ref} aria-label={label} style={style}>
      {children}
    </ul>
  )
}

/** Announces the position: "31 of 1200". */
export function VirtualItem({ ref, style, index, children }: CustomItemComponentProps): ReactNode {
  const { size, itemClassName } = use(ListContext)
  return (
    <li ref={ref} style={style} aria-setsize={size} aria-posinset={index + 1} className={itemClassName}>
      {children}
    </li>
  )
}
