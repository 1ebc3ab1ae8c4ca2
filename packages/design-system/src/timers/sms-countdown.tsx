import { clsx } from 'clsx'
import { Button } from '../button/button.tsx'
import { clockTime } from './time-parts.ts'
import { useIsOver, useSecondsLeft } from './use-clock.ts'

export interface SmsCountdownProps {
  /** When the action is allowed again, ms since 1970 by the clock of `ClockProvider`; null: now. */
  until: number | null
  /** Text with the remaining time (`m:ss`): "New code in 0:35". */
  waitText: (time: string) => string
  actionText: string
  readyText?: string | undefined
  onAction: () => void
  loading?: boolean | undefined
  className?: string | undefined
}

/**
 * Time to wait, then an action such as "send a new code". One button in all states, so that focus stays.
 *
 * @use Before an action that may be repeated only after a while.
 * @avoid Time left of an event: `Countdown`.
 * @key Enter, Space: does the action, once the time is over.
 */
export function SmsCountdown({
  until,
  waitText,
  actionText,
  readyText,
  onAction,
  loading = false,
  className,
}: SmsCountdownProps) {
  const left = useSecondsLeft(until)
  const isOver = useIsOver(until)
  // Unknown before hydration: the server checks anyway.
  const waits = until !== null && isOver !== true
  const time = left === null ? '–:––' : clockTime(left)
  return (
    <span data-slot="sms-countdown" data-state={waits ? 'waiting' : 'ready'} className={clsx('inline-flex', className)}>
      <Button
        intent="ghost"
        size="sm"
        loading={loading}
        aria-disabled={waits || undefined}
        className={waits ? 'cursor-default text-muted hover:bg-transparent hover:text-muted' : undefined}
        onClick={() => {
          if (!waits) onAction()
        }}
      >
        {waits ? (
          <>
            <span className="sr-only">{actionText}</span>
            <span aria-hidden="true" className="tabular-nums">
              {waitText(time)}
            </span>
          </>
        ) : (
          actionText
        )}
      </Button>
      {waits ? (
        <span role="timer" className="sr-only">
          {waitText(time)}
        </span>
      ) : null}
      <output className="sr-only">{isOver ? readyText : null}</output>
    </span>
  )
}
