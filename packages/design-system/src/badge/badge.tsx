import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const badgeStyles = cva(
  'inline-flex max-w-full items-center gap-1 rounded-mark font-text font-semibold whitespace-nowrap tabular-nums [&_svg]:size-3.5 [&_svg]:shrink-0 [&_svg]:stroke-2',
  {
    variants: {
      tone: {
        neutral: 'bg-overlay text-strong',
        accent: 'bg-accent text-on-accent',
        info: 'bg-info-soft text-info',
        positive: 'bg-positive-soft text-positive',
        negative: 'bg-negative-soft text-negative',
        scrim: 'bg-scrim text-on-scrim backdrop-blur-xs',
      },
      size: { sm: 'h-5 px-1.5 text-xs', md: 'h-6 px-2 text-xs', lg: 'h-7 px-2.5 text-sm' },
    },
    defaultVariants: { tone: 'neutral', size: 'md' },
  },
)

export interface BadgeProps {
  /**
   * `scrim` is for pictures; `positive` and `negative` only for the direction of money and for states. Default `neutral`.
   */
  tone?: 'neutral' | 'accent' | 'info' | 'positive' | 'negative' | 'scrim' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  children: ReactNode
  className?: string | undefined
}

/**
 * A small label: new, top, a count, a state.
 *
 * @use One word or figure on a card, a picture or a row.
 * @avoid What can be pressed: `Chip`. A sentence: text.
 * @key none
 */
export function Badge({ tone, size, children, className }: BadgeProps) {
  return (
    <span data-slot="badge" className={clsx(badgeStyles({ tone, size }), className)}>
      {typeof children === 'string' ? <span className="truncate">{children}</span> : children}
    </span>
  )
}
