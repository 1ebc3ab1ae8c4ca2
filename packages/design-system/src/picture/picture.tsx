import { clsx } from 'clsx'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useCrop } from './use-crop.ts'
import { PHONE } from '../responsive/use-phone.ts'
import { RATIOS, type PictureRatio } from './picture-ratio.ts'

export interface PictureProps {
  src: string
  /** Candidates by width, as for `img`. */
  srcSet?: string | undefined
  mobileSrc?: string | undefined
  mobileSrcSet?: string | undefined
  /** Drawn width of both crops, as for `img`. */
  sizes?: string | undefined
  alt: string
  ratio: PictureRatio
  /** Where its subject is, if it is cropped. Default: in the middle. `right`: banners with room for words at their left. */
  focus?: 'middle' | 'right' | undefined
  /** The main picture of the page: loaded first. Default false: lazily. */
  priority?: boolean | undefined
  fallback?: ReactNode
  className?: string | undefined
}

/**
 * A picture with its place reserved from the first paint. Fades in when late; shows `fallback` when it fails.
 *
 * @use Every picture of the platform: games, banners, prizes.
 * @avoid Icons and logos of the brand: `img` or SVG.
 * @key none
 */
export function Picture({
  src,
  srcSet,
  mobileSrc,
  mobileSrcSet,
  sizes,
  alt,
  ratio,
  focus = 'middle',
  priority = false,
  fallback,
  className,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const { width, height, className: shape } = RATIOS[ratio]
  const choice = useCrop({ src, srcSet }, mobileSrc ? { src: mobileSrc, srcSet: mobileSrcSet } : undefined)

  // Written without React, so that a hundred pictures do not render twice for a fade.
  useEffect(() => {
    const element = image.current
    if (!element) return
    if (!element.complete) element.dataset['state'] = 'loading'
    else if (element.naturalWidth === 0) element.decode().catch(() => setFailedSrc(src))
  }, [src])

  const frame = clsx('relative block w-full overflow-hidden bg-surface', shape, className)
  if (failedSrc === src) {
    return (
      <span
        data-slot="picture"
        data-state="failed"
        className={frame}
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
      >
        {fallback ?? <PicturePattern />}
      </span>
    )
  }
  return (
    <span data-slot="picture" className={frame}>
      <picture>
        {choice.source ? <source media={PHONE} srcSet={choice.source} sizes={sizes} /> : null}
        <img
          ref={image}
          srcSet={choice.srcSet}
          sizes={sizes}
          src={choice.src}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          draggable={false}
          onLoad={(event) => {
            event.currentTarget.dataset['state'] = 'ready'
          }}
          onError={() => setFailedSrc(src)}
          className={clsx(
            'absolute inset-0 size-full object-cover transition-opacity duration-base ease-out data-[state=loading]:opacity-0',
            focus === 'right' && 'object-right',
          )}
        />
      </picture>
    </span>
  )
}

function PicturePattern() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 120"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full text-line"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      {[12, 24, 36, 48, 60, 72, 84].map((radius) => (
        <circle key={radius} cx="60" cy="132" r={radius} />
      ))}
      {[-60, -40, -20, 0, 20, 40, 60].map((angle) => (
        <path key={angle} d="M60 120V36" transform={`rotate(${angle} 60 132)`} />
      ))}
    </svg>
  )
}
