import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { cardStyles } from './card-styles.ts'

export interface CardProps extends ComponentProps<'div'> {
  /** Default `div`. */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | undefined
  /** How high it stands. Default `surface`. */
  step?: 'surface' | 'raised' | 'sunken' | undefined
  /** 0, 16, or 20 to 24 px. Default `md`. */
  padding?: 'none' | 'sm' | 'md' | undefined
  /** Lifts under the pointer. */
  interactive?: boolean | undefined
}

/** A plane above the page. */
export function Card({ as: Tag = 'div', step, padding, interactive, className, ref, ...rest }: CardProps) {
  // The tags differ in their element types only; the ref is to an HTMLElement either way.
  const Element = Tag as 'div'
  return (
    <Element
      {...rest}
      ref={ref}
      data-slot="card"
      className={clsx(cardStyles({ step, padding, interactive }), className)}
    />
  )
}
