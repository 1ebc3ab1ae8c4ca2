import { clsx } from 'clsx'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Badge } from '../badge/badge.tsx'
import { AboveDialogs } from '../overlays/above-dialogs.tsx'

/** ms visible; it floats for 2500 of them. */
const LIFETIME = 3000

export interface FlyingNotice {
  id: string
  /** The event's text: announced, and the button's name. */
  label: string
  picture: ReactNode
  /** Beside the picture, such as a number; not announced. */
  badge?: string | undefined
  onPress?: (() => void) | undefined
}

export interface FlyingNotificationProps {
  /** null: nothing. Keep the component mounted: screen readers only announce changes in a known region. */
  notice: FlyingNotice | null
  /** Called after 3 s and after a press: remove the notice. */
  onEnd: (id: string) => void
  className?: string | undefined
}

/**
 * A small picture that floats up over the page and disappears. Still under reduced motion.
 *
 * @use A sign of joy that needs no answer: a high five.
 * @avoid Anything that has to be read: `Toasts`.
 * @key none
 */
export function FlyingNotification({ notice, onEnd, className }: FlyingNotificationProps) {
  return (
    <AboveDialogs>
      <output
        aria-live="polite"
        data-slot="flying-notification"
        className={clsx(
          'pointer-events-none fixed inset-e-4 bottom-[min(var(--window-inset-bottom,16px)+env(safe-area-inset-bottom)+72px,75dvh)]',
          className,
        )}
      >
        {notice ? <Flight key={notice.id} notice={notice} onEnd={onEnd} /> : null}
      </output>
    </AboveDialogs>
  )
}

const MARK = 'pointer-events-auto relative block size-16 animate-fly rounded-full'
const PICTURE =
  'flex size-full items-center justify-center overflow-hidden rounded-full bg-floating text-accent shadow-overlay [&>img]:size-full [&>img]:object-cover [&>svg]:size-8'

function Flight({
  notice: { id, label, picture, badge, onPress },
  onEnd,
}: Pick<FlyingNotificationProps, 'onEnd'> & { notice: FlyingNotice }) {
  const end = useEffectEvent(() => onEnd(id))
  useEffect(() => {
    const timer = setTimeout(() => end(), LIFETIME)
    return () => clearTimeout(timer)
  }, [])
  const content = (
    <>
      <span className={PICTURE}>{picture}</span>
      {badge !== undefined && (
        <span aria-hidden className="absolute -top-1 -inset-e-1">
          <Badge tone="accent">{badge}</Badge>
        </span>
      )}
      <span className="sr-only">{label}</span>
    </>
  )
  if (!onPress) return <span className={MARK}>{content}</span>
  const press = () => {
    onPress()
    onEnd(id)
  }
  return (
    <button type="button" onClick={press} className={MARK}>
      {content}
    </button>
  )
}
