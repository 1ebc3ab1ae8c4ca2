import { eventStatus } from '@croupier/domain/core'
import { JoiningSteps } from '@croupier/domain/parts'
import type { JoiningStep, Tournament } from '@croupier/domain/tournaments'
import { useState } from 'react'
import { useEventTime } from '#shared/events/use-event-time.ts'
import { useSite } from '#shared/site/tab.tsx'

export interface JoiningView {
  readonly step: JoiningStep
  readonly isUpcoming: boolean
  /** Of the signed-in player; null: a guest, or not known. */
  readonly compoints: number | null
  /** Reads the player's tournaments again after a failure; null: none. */
  readonly retry: (() => void) | null
}

/**
 * What the visitor can do with a tournament, which changes with server time. Call it in an observer.
 *
 * @param isSending a press is under way: its charge may be known before its seat, and changes nothing until both are
 */
export function useJoiningStep(tournament: Tournament, isSending: boolean): JoiningView {
  const steps = useSite().visitorPart(JoiningSteps)
  const now = useEventTime(steps.deciding(tournament))
  const [compoints, setCompoints] = useState(steps.compoints)
  if (!isSending && compoints !== steps.compoints) setCompoints(steps.compoints)
  const isUpcoming = eventStatus(tournament, now) === 'future'
  return { step: steps.of(tournament, now, compoints), isUpcoming, compoints, retry: steps.retry }
}
