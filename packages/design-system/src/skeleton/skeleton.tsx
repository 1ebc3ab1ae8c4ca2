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

const SHAPES = { text: 'my-[0.2em] h-[1.1em] rounded-mark', block: 'rounded-card', circle: 'rounded-full' }

/** Holds the place of what is still loading, at its size. Decoration: tell "loading" once, on the region (`aria-busy`). */
export function Skeleton({ shape = 'block', ratio, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-slot="skeleton"
      className={clsx(
        'lit block animate-breathe bg-surface',
        SHAPES[shape],
        ratio && ['w-full', RATIOS[ratio].className],
        className,
      )}
    />
  )
}
