import { Row } from '@croupier/design-system'
import { sortEvents, type TimedEvent } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { rowTexts } from '#shared/games/cards/row-texts.ts'
import { useEventTime } from '#shared/events/use-event-time.ts'
import { AllLink } from '#shared/sections/all-link.tsx'
import { useIsExcluded } from '#shared/site/use-is-excluded.ts'
import { useTexts } from '#shared/site/tab.tsx'

interface RunningRowProps<E> {
  /** Drawn with the lobby. */
  readonly isHere: boolean
  readonly title: string
  readonly events: readonly E[]
  /** The way to all events. */
  readonly all: { readonly to: string; readonly text: string }
  readonly children: (event: E) => ReactNode
}

/** The events that run; nothing while none does, and for a player who is self-excluded. */
export const RunningRow = observer(function RunningRow<E extends TimedEvent>({
  isHere,
  title,
  events,
  all,
  children: draw,
}: RunningRowProps<E>) {
  const t = useTexts()
  const running = sortEvents(events, useEventTime(events), ['active'])
  const isExcluded = useIsExcluded()
  if (running.length === 0 || isExcluded) return null
  return (
    <LateRow isHere={isHere}>
      <Row title={title} item="banner" texts={rowTexts(t)} action={<AllLink to={all.to}>{all.text}</AllLink>}>
        {running.map(draw)}
      </Row>
    </LateRow>
  )
})

/**
 * Comes after the rows around it and moves none that is in view: once the visitor has scrolled it waits until its place is
 * below the view.
 */
function LateRow({ isHere, children }: { readonly isHere: boolean; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isShown, setIsShown] = useState(() => isHere || window.scrollY === 0)
  useEffect(() => {
    if (isShown || !place.current) return undefined
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting, boundingClientRect }) => !isIntersecting && boundingClientRect.top > 0))
        setIsShown(true)
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [isShown])
  return isShown ? children : <div ref={place} className="-mb-(--section)" />
}
