import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { partsInSeconds, timeParts, type TimePart, type TimeUnit } from './time-parts.ts'
import { useIsOver, useSecondsLeft } from './use-clock.ts'

export interface CountdownProps {
  /** ms since 1970, by the clock of `ClockProvider`. */
  until: number
  /** For screen readers: "The tournament ends in". Leave it out inside a link or button, whose name would get it in place of the time. */
  label?: string | undefined
  /** Label of a unit in its plural form: "days", "d". */
  unitText: (unit: TimeUnit, value: number) => string
  /** `large`: figures on tiles with labels below. `compact`: one line. Default `compact`. */
  face?: 'large' | 'compact' | undefined
  /** Units to show; a missing one is counted in the next smaller. Default days to seconds. */
  units?: readonly TimeUnit[] | undefined
  /** Units shown at once, from the largest that is not zero. Default 2 when compact, all when large. */
  most?: number | undefined
  ended?: ReactNode
  /** Called once when time runs out while mounted. */
  onEnd?: (() => void) | undefined
  className?: string | undefined
}

const timerStyles = cva('tabular-nums', {
  variants: {
    face: {
      large: 'inline-flex max-w-full flex-wrap gap-1.5 sm:gap-2',
      compact: 'inline-flex flex-wrap items-baseline gap-x-1.5 font-medium',
    },
  },
})

/**
 * Time left. All countdowns of a page share one timer. `role="timer"`: read when reached, not each second.
 *
 * @use The time left of an event that ends while the page is open.
 * @avoid A date far away: write the date.
 * @key none
 */
export function Countdown({
  until,
  label,
  unitText,
  face = 'compact',
  units,
  most = face === 'compact' ? 2 : undefined,
  ended,
  onEnd,
  className,
}: CountdownProps) {
  const partsOf = (seconds: number) => timeParts(seconds, { units, most })
  const left = useSecondsLeft(until, (seconds) => partsInSeconds(partsOf(seconds)))
  const isOver = useIsOver(until, onEnd)
  if (isOver && ended !== undefined) {
    return (
      <span data-slot="countdown" data-state="ended" className={className}>
        {ended}
      </span>
    )
  }
  const parts = partsOf(left ?? 0)
  const Part = face === 'large' ? LargePart : CompactPart
  return (
    <span
      role={label === undefined ? undefined : 'timer'}
      aria-label={label}
      data-slot="countdown"
      data-state={isOver === null ? 'waiting' : isOver ? 'ended' : 'running'}
      className={clsx(timerStyles({ face }), className)}
    >
      {parts.map((part, index) => (
        <Part
          key={part.unit}
          figures={left === null ? '––' : figuresOf(part, face === 'large' || index > 0)}
          text={unitText(part.unit, part.value)}
        />
      ))}
    </span>
  )
}

const figuresOf = ({ value }: TimePart, isPadded: boolean) => String(value).padStart(isPadded ? 2 : 1, '0')

interface PartProps {
  figures: string
  text: string
}

function LargePart({ figures, text }: PartProps) {
  return (
    <span className="lit flex min-w-14 grow flex-col items-center rounded-control bg-raised px-1.5 pt-2.5 pb-2 shadow-card sm:min-w-16 sm:pt-3.5 lg:min-w-19">
      <span translate="no" className="font-display text-xl leading-none font-semibold tracking-tight text-strong">
        {figures}
      </span>{' '}
      <span className="mt-1.5 text-xs text-muted">{text}</span>
    </span>
  )
}

function CompactPart({ figures, text }: PartProps) {
  return (
    <span className="whitespace-nowrap">
      <span translate="no">{figures}</span> <span className="text-[0.85em]">{text}</span>
    </span>
  )
}
