import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { buttonStyles } from './button-styles.ts'

export interface LinkButtonProps extends ComponentProps<'a'> {
  href: string
  /** Default `secondary`. `primary` is the one action of a screen. */
  intent?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined
  /** 36 (44 under a finger), 44 or 52 px high. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** As wide as its place. Default false. */
  block?: boolean | undefined
}

/** Goes somewhere and looks like a button. A router's own link takes `buttonStyles` instead. Opening a new tab adds `noopener`. */
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
