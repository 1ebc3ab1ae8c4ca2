import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export interface RichTextProps extends Pick<ComponentProps<'div'>, 'ref' | 'suppressHydrationWarning'> {
  /** Sanitised by the caller: a string on the server, TrustedHTML in the browser. */
  html?: string | TrustedHTML | undefined
  children?: ReactNode
  size?: 'sm' | 'base' | undefined
  className?: string | undefined
}

/**
 * Running text from the platform in our type (rich-text.css). It does not sanitise.
 *
 * @use Rules and descriptions that editors write.
 * @avoid Texts of the interface. HTML that nobody has sanitised.
 * @key none
 */
export function RichText({ html, children, size = 'base', className, ...rest }: RichTextProps) {
  const classes = clsx('max-w-[70ch] text-body', size === 'sm' ? 'text-sm' : 'text-base', className)
  if (html === undefined)
    return (
      <div data-slot="rich-text" className={classes} {...rest}>
        {children}
      </div>
    )
  return <div data-slot="rich-text" className={classes} {...rest} dangerouslySetInnerHTML={{ __html: html }} />
}
