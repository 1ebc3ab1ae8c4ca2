import { clsx } from 'clsx'
import { RingArc } from '../progress-ring/ring-arc.tsx'

export interface LevelBadgeProps {
  level: number
  name: string
  nameShown?: boolean | undefined
  image?: string | undefined
  /** 0 to 100 towards the next level, drawn as a ring. Default: no ring. */
  progress?: number | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  className?: string | undefined
}

const SIZES = { sm: 'size-8', md: 'size-12', lg: 'size-22' }

/**
 * A player's level as a medal, with an optional progress ring.
 *
 * @use The level of a player or a step of the loyalty program.
 * @avoid A place in a ranking: `Podium` or `Badge`.
 * @key none
 */
export function LevelBadge({
  level,
  name,
  nameShown = false,
  image,
  progress,
  size = 'md',
  className,
}: LevelBadgeProps) {
  return (
    <span data-slot="level-badge" className={clsx('inline-flex max-w-full items-center gap-2.5', className)}>
      <svg
        viewBox="0 0 48 48"
        role="img"
        aria-label={nameShown ? undefined : name}
        aria-hidden={nameShown || undefined}
        className={clsx('shrink-0', SIZES[size])}
      >
        {progress === undefined ? null : (
          <RingArc
            percent={progress}
            at={24}
            radius={22.5}
            width={2.5}
            trackClass="stroke-overlay"
            arcClass="stroke-accent"
          />
        )}
        {image ? (
          <image href={image} x="5" y="5" width="38" height="38" className="[clip-path:circle(50%)]" />
        ) : (
          <>
            <g className="fill-accent-deep">
              <rect x="11" y="11" width="26" height="26" rx="5" />
              <rect x="11" y="11" width="26" height="26" rx="5" transform="rotate(45 24 24)" />
            </g>
            <circle cx="24" cy="24" r="14.5" className="fill-accent" />
            <circle cx="24" cy="24" r="11.5" fill="none" strokeWidth="1" className="stroke-accent-light" />
            <text
              x="24"
              y="24"
              textAnchor="middle"
              dominantBaseline="central"
              className={clsx(
                'fill-on-accent font-display font-bold',
                level > 99 ? 'text-[9px]' : level > 9 ? 'text-[11px]' : 'text-[14px]',
              )}
            >
              {level}
            </text>
          </>
        )}
      </svg>
      {nameShown ? (
        <span className="min-w-0 text-sm wrap-anywhere leading-tight font-medium text-strong">{name}</span>
      ) : null}
    </span>
  )
}
