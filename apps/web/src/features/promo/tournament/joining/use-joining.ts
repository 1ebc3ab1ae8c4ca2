import type { PlayerMeans } from '@croupier/domain'
import {
  createJoining,
  createReminders,
  createTournaments,
  type Reminders,
  type TournamentJoining,
} from '@croupier/domain/tournaments'
import { useKnownPlayerPart } from '../../../../shared/site/use-known-player-part.ts'

/** Null for guests, and until the player's id is known, because presses are kept by player. Call it in an observer. */
export function useJoining(): TournamentJoining | null {
  return useKnownPlayerPart(createOwnJoining)
}

/** Null for guests, and until the player's id is known, because reminders are kept by player. Call it in an observer. */
export function useReminders(): Reminders | null {
  return useKnownPlayerPart(createReminders)
}

const createOwnJoining = (means: PlayerMeans): TournamentJoining =>
  createJoining({ ...means, tournaments: means.part(createTournaments) })
