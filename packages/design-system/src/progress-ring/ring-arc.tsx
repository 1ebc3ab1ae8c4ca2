import { clsx } from 'clsx'

export interface RingArcProps {
  /** 0 to 100. */
  percent: number
  /** Centre and radius in the units of the drawing around it; the centre is `at`, `at`. */
  at: number
  radius: number
  /** Width of the line, same units. */
  width: number
  /** Colours of track and arc: `stroke-…` utilities. */
  trackClass: string
  arcClass: string
}

/** A track and the part of it that is filled, from twelve o'clock. Attributes, not styles: right in the first HTML under a strict CSP. */
export function RingArc({ percent, at, radius, width, trackClass, arcClass }: RingArcProps) {
  const filled = Math.min(Math.max(percent, 0), 100)
  return (
    <>
      <circle cx={at} cy={at} r={radius} fill="none" strokeWidth={width} className={trackClass} />
      <circle
        cx={at}
        cy={at}
        r={radius}
        fill="none"
        strokeWidth={width}
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray={`${filled} 100`}
        transform={`rotate(-90 ${at} ${at})`}
        className={clsx(
          'transition-[stroke-dasharray] duration-base ease-out',
          arcClass,
          // A round cap would draw a dot.
          filled === 0 && 'opacity-0',
        )}
      />
    </>
  )
}
