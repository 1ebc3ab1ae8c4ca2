import { eventStatus } from '@croupier/domain/core'
import { createTournaments, joiningStep, type JoiningStep, type Tournament } from '@croupier/domain/tournaments'
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
  const site = useSite()
  const { player } = site
  const list = site.playerPart(createTournaments)?.list ?? null
  const all = list?.value ?? null
  const now = useEventTime(all ? [tournament, ...all] : [tournament])
  const told = player?.balance.value?.compoints ?? null
  const [compoints, setCompoints] = useState(told)
  if (!isSending && compoints !== told) setCompoints(told)
  const step = joiningStep({ tournament, now, player: player && { compoints, tournaments: all } })
  const isUpcoming = eventStatus(tournament, now) === 'future'
  return { step, isUpcoming, compoints, retry: list?.hasFailed === true ? () => void list.reload() : null }
}
