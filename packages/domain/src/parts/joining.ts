import type { KnownPlayerMeans } from '../site/site-player.ts'
import { createTournaments, TournamentJoining } from '../tournaments/index.ts'

/** A player's joining of tournaments: `site.knownPlayerPart(createPlayerJoining)`. */
export const createPlayerJoining = (means: KnownPlayerMeans): TournamentJoining =>
  new TournamentJoining({ ...means, tournaments: means.part(createTournaments) })
