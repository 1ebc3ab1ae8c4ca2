import { Row } from '@croupier/design-system'
import { sortEvents, type TimedEvent } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { rowTexts } from '#shared/games/cards/row-texts.ts'
import { useEventTime } from '#shared/events/use-event-time.ts'
import { AllLink } from '#shared/sections/all-link.tsx'
import { useIsExcluded } from '#shared/site/use-is-excluded.ts'
import { useTexts } from '#shared/site/tab.tsx'

interface RunningRowProps<E> {
  readonly title: string
  readonly events: readonly E[]
  /** The way to all events. */
  readonly all: { readonly to: string; readonly text: string }
  readonly children: (event: E) => ReactNode
}

/** The events that run; nothing while none does, and for a player who is self-excluded. */
export const RunningRow = observer(function RunningRow<E extends TimedEvent>({
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
    <LateRow>
      <Row title={title} item="banner" texts={rowTexts(t)} action={<AllLink to={all.to}>{all.text}</AllLink>}>
        {running.map(draw)}
      </Row>
    </LateRow>
  )
})

/** Time without scrolling after which a row may be inserted above the view, ms: a window that moves cannot be held. */
const REST_MS = 200

/**
 * Comes after the rows around it and moves none that is in view: once the visitor has scrolled it waits until its place is
 * well below the view, or out of it while the window rests. Above it, the window scrolls by what is inserted, as WebKit has no
 * scroll anchoring and Chromium's does not hold every row.
 */
function LateRow({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isShown, setIsShown] = useState(() => window.scrollY === 0)
  useEffect(() => {
    const element = place.current
    const next = element?.nextElementSibling
    if (isShown || !element) return undefined
    const showUnlessIn = (from: number, to: number) => {
      const { top } = element.getBoundingClientRect()
      if (top >= from && top < to) return
      const before = next?.getBoundingClientRect().top ?? 0
      flushSync(() => setIsShown(true))
      if (next && top < 0) window.scrollBy({ top: next.getBoundingClientRect().top - before, behavior: 'instant' })
    }
    let timer = 0
    const wait = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => showUnlessIn(0, window.innerHeight), REST_MS)
    }
    window.addEventListener('scroll', wait, { passive: true })
    wait()
    // After this effect: React draws nothing synchronously (`flushSync`) within one.
    queueMicrotask(() => place.current && showUnlessIn(-Infinity, window.innerHeight * 1.25))
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', wait)
    }
  }, [isShown])
  return isShown ? children : <div ref={place} className="-mb-(--section)" />
}
