import { clsx } from 'clsx'
import { RATIOS, type PictureRatio } from '../picture/picture-ratio.ts'

export interface SkeletonProps {
  /** `text` is one line of the current size; `block` fills what `className` or `ratio` gives it. Default `block`. */
  shape?: 'text' | 'block' | 'circle' | undefined
  /** The exact size of the Picture it stands for. */
  ratio?: PictureRatio | undefined
  /** Size: `w-24`, `h-11`… */
  className?: string | undefined
}

/** A line keeps its whole height, and is painted as high as letters are: clipped, for a margin would collapse into its neighbours'. */
const LINE = 'h-[1lh] [clip-path:inset(max(0px,(1lh-1.1em)/2)_0_round_var(--radius-mark))]'
const SHAPES = { text: LINE, block: 'rounded-card', circle: 'rounded-full' }

/** Holds the place of what is still loading, at its size. Decoration: tell "loading" once, on the region (`aria-busy`). */
export function Skeleton({ shape = 'block', ratio, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-slot="skeleton"
      className={clsx(
        'lit block animate-breathe bg-(--skeleton-fill)',
        SHAPES[shape],
        ratio && ['w-full', RATIOS[ratio].className],
        className,
      )}
    />
  )
}
