import { Row } from '@croupier/design-system'
import { sortEvents, type TimedEvent } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import { useRef, type ReactNode } from 'react'
import { rowTexts } from '#shared/games/cards/row-texts.ts'
import { useEventTime } from '#shared/events/use-event-time.ts'
import { AllLink } from '#shared/sections/all-link.tsx'
import { useIsExcluded } from '#shared/site/use-is-excluded.ts'
import { useTexts } from '#shared/site/tab.tsx'
import { useHeldScroll } from './use-held-scroll.ts'

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

/** Comes after the rows around it, and moves none that is in view for who has scrolled past its place. */
function LateRow({ children }: { readonly children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  useHeldScroll(row)
  return <div ref={row}>{children}</div>
}
