import { createPlayerJoining } from '@croupier/domain/parts'
import { createReminders, type Reminders, type TournamentJoining } from '@croupier/domain/tournaments'
import { useSite } from '#shared/site/tab.tsx'

/** Null for guests, and until the player's id is known, because presses are kept by player. Call it in an observer. */
export function useJoining(): TournamentJoining | null {
  return useSite().knownPlayerPart(createPlayerJoining)
}

/** Null for guests, and until the player's id is known, because reminders are kept by player. Call it in an observer. */
export function useReminders(): Reminders | null {
  return useSite().knownPlayerPart(createReminders)
}
