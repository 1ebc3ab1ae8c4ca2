import { clsx } from 'clsx'
import { Button } from '../button/button.tsx'
import { clockTime } from './time-parts.ts'
import { useIsOver, useSecondsLeft } from './use-clock.ts'

export interface SmsCountdownProps {
  /** When the action may be taken again: milliseconds since 1970, by the clock of `ClockProvider`; null: at once. */
  until: number | null
  /** What is waited for, around the time (`m:ss`): `(time) => "New code in " + time`. */
  waitText: (time: string) => string
  /** The action: "Send a new code". */
  actionText: string
  /** Read out when the action comes free. Default: nothing. */
  readyText?: string | undefined
  onAction: () => void
  /** The action is under way. Default false. */
  loading?: boolean | undefined
  className?: string | undefined
}

/**
 * Minutes and seconds to wait, then an action: another text message, another call. One button through all of it, so that
 * focus has a place to stay; while it waits it is named by its action and told to be unavailable.
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
  // Not known before the page has come alive: the server asks again in any case.
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
