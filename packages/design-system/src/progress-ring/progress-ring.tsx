import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { RingArc } from './ring-arc.tsx'

export interface ProgressRingProps {
  value: number
  max?: number | undefined
  label: string
  /** Read out instead of a percentage: "€20 of €50". */
  valueText?: string | undefined
  tone?: 'accent' | 'info' | 'positive' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** In the middle; not read out, `valueText` says it. */
  children?: ReactNode
  className?: string | undefined
}

const SIZES = { sm: 'size-10 text-xs', md: 'size-16 text-sm', lg: 'size-28 text-lg' }
const WIDTHS = { sm: 10, md: 8, lg: 7 }
const TONES = { accent: 'stroke-accent', info: 'stroke-info', positive: 'stroke-positive' }

/**
 * A ring that fills with a share of `max`.
 *
 * @use A share around a figure or a picture.
 * @avoid A share that is compared with others: `ProgressBar`.
 * @key none
 */
export function ProgressRing({
  value,
  max = 100,
  label,
  valueText,
  tone = 'accent',
  size = 'md',
  children,
  className,
}: ProgressRingProps) {
  const reached = Math.min(Math.max(value, 0), max)
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element is a bar: it holds no drawing and no children
      role="progressbar"
      aria-label={label}
      aria-valuenow={reached}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={valueText}
      data-slot="progress-ring"
      className={clsx('relative inline-flex shrink-0 items-center justify-center', SIZES[size], className)}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full">
        <RingArc
          percent={max > 0 ? (reached / max) * 100 : 0}
          at={50}
          radius={50 - WIDTHS[size] / 2}
          width={WIDTHS[size]}
          trackClass="stroke-overlay"
          arcClass={TONES[tone]}
        />
      </svg>
      <span
        aria-hidden="true"
        className="relative font-display leading-none font-semibold text-strong tabular-nums [&_svg]:size-[1.4em]"
      >
        {children}
      </span>
    </span>
  )
}
