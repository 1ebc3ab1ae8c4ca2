import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { buttonStyles } from './button-styles.ts'

export interface LinkButtonProps extends ComponentProps<'a'> {
  href: string
  intent?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  block?: boolean | undefined
}

/**
 * A link that looks like a button. For a router's link use `buttonStyles`. `target="_blank"` adds `noopener`.
 *
 * @use The main way on from a page or a card, where it leads to an address.
 * @avoid An action on the page: `Button`.
 * @key Enter: follows it.
 */
export function LinkButton({ intent, size, block, className, target, rel, children, ...rest }: LinkButtonProps) {
  return (
    <a
      {...rest}
      target={target}
      rel={rel ?? (target === '_blank' ? 'noopener' : undefined)}
      data-slot="link-button"
      className={clsx(buttonStyles({ intent, size, block }), className)}
    >
      {children}
    </a>
  )
}
