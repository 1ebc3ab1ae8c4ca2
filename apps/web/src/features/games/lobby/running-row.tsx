import { Row } from '@croupier/design-system'
import { sortEvents, type TimedEvent } from '@croupier/domain/core'
import type { ReactNode } from 'react'
import { rowTexts } from '../../../shared/games/cards/row-texts.ts'
import { useEventTime } from '../../../shared/promotions/use-event-time.ts'
import { AllLink } from '../../../shared/site/all-link.tsx'
import { useTexts } from '../../../shared/site/tab.tsx'

interface RunningRowProps<E> {
  readonly title: string
  readonly events: readonly E[]
  /** The way to all events. */
  readonly all: { readonly to: string; readonly text: string }
  readonly children: (event: E) => ReactNode
}

/** The events that run; nothing while none does. */
export function RunningRow<E extends TimedEvent>({ title, events, all, children: draw }: RunningRowProps<E>) {
  const t = useTexts()
  const running = sortEvents(events, useEventTime(events), ['active'])
  if (running.length === 0) return null
  return (
    <Row title={title} item="banner" texts={rowTexts(t)} action={<AllLink to={all.to}>{all.text}</AllLink>}>
      {running.map(draw)}
    </Row>
  )
}
