import { clsx } from 'clsx'
import { RATIOS, type PictureRatio } from '../picture/picture-ratio.ts'

export interface SkeletonProps {
  /** `text`: one line of the current size. `block`: sized by `className` or `ratio`. Default `block`. */
  shape?: 'text' | 'block' | 'circle' | undefined
  ratio?: PictureRatio | undefined
  className?: string | undefined
}

/** As high as a line, painted as high as letters. Clipped instead of a margin, which would collapse. */
const LINE = 'h-[1lh] [clip-path:inset(max(0px,(1lh-1.1em)/2)_0_round_var(--radius-mark))]'
const SHAPES = { text: LINE, block: 'rounded-card', circle: 'rounded-full' }

/**
 * Placeholder of loading content, at its size. Decorative: set `aria-busy` on the region.
 *
 * @use Content of known size that loads.
 * @avoid Waiting of unknown shape: `Preloader`.
 * @key none
 */
export function Skeleton({ shape = 'block', ratio, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-slot="skeleton"
      className={clsx(
        'lit block animate-breathe bg-(--skeleton-fill)',
        SHAPES[shape],
        ratio && ['w-full', RATIOS[ratio].className],
        'max-[19rem]:max-w-full',
        className,
      )}
    />
  )
}
