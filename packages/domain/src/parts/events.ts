import { createParticipation, createPrizeExchanges, type PrizeExchanges } from '../promotions/index.ts'
import type { KnownPlayerMeans } from '../site/site-player.ts'
import { createJoining, createTournaments, type TournamentJoining } from '../tournaments/index.ts'

/** A player's joining of tournaments: `site.knownPlayerPart(createPlayerJoining)`. */
export const createPlayerJoining = (means: KnownPlayerMeans): TournamentJoining =>
  createJoining({ ...means, tournaments: means.part(createTournaments) })

/** A player's exchange of points for prizes: `site.knownPlayerPart(createPlayerPrizeExchanges)`. */
export const createPlayerPrizeExchanges = (means: KnownPlayerMeans): PrizeExchanges =>
  createPrizeExchanges({ ...means, participation: means.part(createParticipation) })
