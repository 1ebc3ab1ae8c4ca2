import { clsx } from 'clsx'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { TopLayer } from '../overlays/top-layer.tsx'

/** ms it is there; for 2500 of them it floats (core 9). */
const LIFETIME = 3000

export interface FlyingNotice {
  /** A new one starts the flight anew. */
  id: string
  /** What happened: read out, and the name of the button. */
  label: string
  /** A picture or an icon, drawn in 64 × 64 px. */
  picture: ReactNode
  /** What it leads to. Without it, it is only seen. */
  onPress?: (() => void) | undefined
}

export interface FlyingNotificationProps {
  /** null: nothing flies. Keep the component mounted, a screen reader only hears what comes into a region it knows. */
  notice: FlyingNotice | null
  /** After 3 s, and after a press: take it away. */
  onEnd: (id: string) => void
  className?: string | undefined
}

/** A small joy: a mark that floats up over the page and is gone, such as a high five received. Stands still under reduced motion. */
export function FlyingNotification({ notice, onEnd, className }: FlyingNotificationProps) {
  return (
    <TopLayer>
      <output
        data-slot="flying-notification"
        className={clsx(
          'pointer-events-none fixed right-4 bottom-[calc(var(--window-inset-bottom,16px)+env(safe-area-inset-bottom)+72px)]',
          className,
        )}
      >
        {notice ? <Flight key={notice.id} notice={notice} onEnd={onEnd} /> : null}
      </output>
    </TopLayer>
  )
}

const MARK =
  'pointer-events-auto flex size-16 animate-fly items-center justify-center overflow-hidden rounded-full bg-floating text-accent shadow-overlay [&>img]:size-full [&>img]:object-cover [&>svg]:size-8'

function Flight({
  notice: { id, label, picture, onPress },
  onEnd,
}: Pick<FlyingNotificationProps, 'onEnd'> & { notice: FlyingNotice }) {
  const end = useEffectEvent(() => onEnd(id))
  useEffect(() => {
    const timer = setTimeout(() => end(), LIFETIME)
    return () => clearTimeout(timer)
  }, [])
  const content = (
    <>
      {picture}
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
