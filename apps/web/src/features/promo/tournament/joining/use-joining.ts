import type { PlayerMeans } from '@croupier/domain'
import {
  createJoining,
  createReminders,
  createTournaments,
  type Reminders,
  type TournamentJoining,
} from '@croupier/domain/tournaments'
import { useSite } from '../../../../shared/site/tab.tsx'

/** Null for guests, and until the player's id is known, because presses are kept by player. Call it in an observer. */
export function useJoining(): TournamentJoining | null {
  const site = useSite()
  return hasId(site.player) ? site.playerPart(createOwnJoining) : null
}

/** Null for guests, and until the player's id is known, because reminders are kept by player. Call it in an observer. */
export function useReminders(): Reminders | null {
  const site = useSite()
  return hasId(site.player) ? site.playerPart(createReminders) : null
}

const hasId = (player: { readonly id: string | null } | null): boolean => player !== null && player.id !== null

const createOwnJoining = (means: PlayerMeans): TournamentJoining =>
  createJoining({ ...means, tournaments: means.part(createTournaments) })
