import { Participation, PrizeExchanges } from '../promotions/index.ts'
import type { KnownPlayerMeans } from '../site/site-player.ts'

/** A player's exchange of points for prizes: `site.knownPlayerPart(createPlayerPrizeExchanges)`. */
export const createPlayerPrizeExchanges = (means: KnownPlayerMeans): PrizeExchanges =>
  new PrizeExchanges({ ...means, participation: means.part(Participation) })
