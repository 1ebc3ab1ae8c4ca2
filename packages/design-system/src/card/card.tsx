import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { cardStyles } from './card-styles.ts'

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | undefined
  step?: 'surface' | 'raised' | 'sunken' | undefined
  padding?: 'none' | 'sm' | 'md' | undefined
  interactive?: boolean | undefined
}

/**
 * A surface above the page.
 *
 * @use Things that belong together on a plane of their own.
 * @avoid Around a whole page, or a card in a card.
 * @key none
 */
export function Card({ as: Tag = 'div', step, padding, interactive, className, ref, ...rest }: CardProps) {
  // Tags differ only in their element types; the ref is an HTMLElement either way.
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
