import { createParticipation, PrizeExchanges } from '../promotions/index.ts'
import type { KnownPlayerMeans } from '../site/site-player.ts'
import { TournamentJoining, createTournaments } from '../tournaments/index.ts'

/** A player's joining of tournaments: `site.knownPlayerPart(createPlayerJoining)`. */
export const createPlayerJoining = (means: KnownPlayerMeans): TournamentJoining =>
  new TournamentJoining({ ...means, tournaments: means.part(createTournaments) })

/** A player's exchange of points for prizes: `site.knownPlayerPart(createPlayerPrizeExchanges)`. */
export const createPlayerPrizeExchanges = (means: KnownPlayerMeans): PrizeExchanges =>
  new PrizeExchanges({ ...means, participation: means.part(createParticipation) })
