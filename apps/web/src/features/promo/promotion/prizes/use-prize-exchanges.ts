import type { PlayerMeans } from '@croupier/domain'
import {
  createParticipation,
  createPrizeExchanges,
  type PrizeExchanges,
  type PrizeHolder,
} from '@croupier/domain/promotions'
import { useSite } from '../../../../shared/site/tab.tsx'

/** Null until the player's id is known, because exchanges are kept by player. Call it in an observer. */
export function usePrizeExchanges(): PrizeExchanges | null {
  const site = useSite()
  const { player } = site
  const isKnown = player !== null && player.id !== null
  return isKnown ? site.playerPart(createOwnPrizeExchanges) : null
}

/** What is known of the player in a promotion; null: nothing, as of a guest. Call it in an observer. */
export function usePrizeHolder(promotionId: string): PrizeHolder | null {
  const participation = useSite().playerPart(createParticipation)
  return participation?.userData(promotionId).value ?? null
}

function createOwnPrizeExchanges(means: PlayerMeans): PrizeExchanges {
  return createPrizeExchanges({ ...means, participation: means.part(createParticipation) })
}
