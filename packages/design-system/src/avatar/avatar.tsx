import { clsx } from 'clsx'
import { UserRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { initials } from './initials.ts'

export interface AvatarProps {
  /** The player's name: initials replace a missing picture, a figure replaces missing initials. */
  name: string
  src?: string | undefined
  /** Candidates by width, as for `img`. */
  srcSet?: string | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /**
   * `plain` separates it from what it overlaps, `accent` is for winners, `own` for the current player. Default `none`.
   */
  frame?: 'none' | 'plain' | 'accent' | 'own' | undefined
  /** Hidden from screen readers because the name is next to it. Default true. */
  decorative?: boolean | undefined
  className?: string | undefined
}

const SIZES = { sm: 'size-7 text-xs', md: 'size-10 text-sm', lg: 'size-14 text-lg', xl: 'size-24 text-xl' }
const PIXELS = { sm: 28, md: 40, lg: 56, xl: 96 }
const FRAMES = {
  none: 'shadow-card',
  plain: 'ring-2 ring-canvas',
  accent: 'ring-2 ring-canvas outline-2 outline-offset-2 outline-accent',
  own: 'ring-2 ring-canvas outline-2 outline-offset-2 outline-chosen',
}

/**
 * A player's picture; the initials where there is none or it does not load.
 *
 * @use Beside a player's name, or in place of it where the name is known.
 * @avoid Logos and games: `Picture`.
 * @key none
 */
export function Avatar({ name, src, srcSet, size = 'md', frame = 'none', decorative = true, className }: AvatarProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  // A picture of the server's markup may have failed before hydration.
  useEffect(() => {
    const element = image.current
    if (src && element?.complete && element.naturalWidth === 0) element.decode().catch(() => setFailedSrc(src))
  }, [src])
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span
      {...named}
      data-slot="avatar"
      className={clsx(
        'lit inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-raised font-semibold text-strong select-none',
        SIZES[size],
        FRAMES[frame],
        className,
      )}
    >
      {src && src !== failedSrc ? (
        <img
          ref={image}
          srcSet={srcSet}
          sizes={srcSet && `${PIXELS[size]}px`}
          src={src}
          alt=""
          width={PIXELS[size]}
          height={PIXELS[size]}
          loading="lazy"
          decoding="async"
          draggable={false}
          className="size-full object-cover"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        initials(name) || <UserRound aria-hidden="true" className="size-1/2 stroke-[1.75]" />
      )}
    </span>
  )
}
