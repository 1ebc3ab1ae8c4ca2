import { clsx } from 'clsx'
import { useState } from 'react'

export interface AvatarProps {
  /** Whose; the first letters stand in for a missing picture. */
  name: string
  src?: string | undefined
  /** 28, 40, 56 or 96 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** Nothing is read out: the name stands beside it. Default true. */
  decorative?: boolean | undefined
  className?: string | undefined
}

const SIZES = { sm: 'size-7 text-xs', md: 'size-10 text-sm', lg: 'size-14 text-lg', xl: 'size-24 text-xl' }
const PIXELS = { sm: 28, md: 40, lg: 56, xl: 96 }

const initials = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 32))
    .join('')
    .toLocaleUpperCase()

/** A player's picture in a circle. */
export function Avatar({ name, src, size = 'md', decorative = true, className }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span
      {...named}
      data-slot="avatar"
      className={clsx(
        'lit inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-raised font-semibold text-strong shadow-card',
        SIZES[size],
        className,
      )}
    >
      {src && src !== failedSrc ? (
        <img
          src={src}
          alt=""
          width={PIXELS[size]}
          height={PIXELS[size]}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}
