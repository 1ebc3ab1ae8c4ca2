import type { PlayerMeans } from '@croupier/domain'
import {
  createParticipation,
  createPrizeExchanges,
  type PrizeExchanges,
  type PrizeHolder,
} from '@croupier/domain/promotions'
import { useSite } from '../../../../shared/site/tab.tsx'
import { useKnownPlayerPart } from '../../../../shared/site/use-known-player-part.ts'

/** Null until the player's id is known, because exchanges are kept by player. Call it in an observer. */
export function usePrizeExchanges(): PrizeExchanges | null {
  return useKnownPlayerPart(createOwnPrizeExchanges)
}

/** What is known of the player in a promotion; null: nothing, as of a guest. Call it in an observer. */
export function usePrizeHolder(promotionId: string): PrizeHolder | null {
  const participation = useSite().playerPart(createParticipation)
  return participation?.userData(promotionId).value ?? null
}

function createOwnPrizeExchanges(means: PlayerMeans): PrizeExchanges {
  return createPrizeExchanges({ ...means, participation: means.part(createParticipation) })
}
