import type { ReactNode } from 'react'

export interface VisuallyHiddenProps {
  children: ReactNode
}

/**
 * Text for screen readers only.
 *
 * @use A text that a picture or the layout says to those who see.
 * @avoid Texts that everybody needs. `aria-label` where the element takes one.
 * @key none
 */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="sr-only">{children}</span>
}
