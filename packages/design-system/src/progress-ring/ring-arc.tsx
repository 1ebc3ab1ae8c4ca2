import { clsx } from 'clsx'

export interface RingArcProps {
  percent: number
  /** Centre (`at`, `at`) and radius in the surrounding drawing's units. */
  at: number
  radius: number
  width: number
  trackClass: string
  arcClass: string
}

/** A track and its filled arc, drawn with attributes: correct in the first HTML under a strict CSP. */
export function RingArc({ percent, at, radius, width, trackClass, arcClass }: RingArcProps) {
  const filled = Math.min(Math.max(percent, 0), 100)
  return (
    <>
      <circle
        cx={at}
        cy={at}
        r={radius}
        fill="none"
        strokeWidth={width}
        data-slot="ring-track"
        className={trackClass}
      />
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
        data-slot="ring-arc"
        className={clsx('transition-[stroke-dasharray] duration-base ease-out', arcClass, filled === 0 && 'opacity-0')}
      />
    </>
  )
}
