import { createPlayerPrizeExchanges } from '@croupier/domain/parts'
import { createParticipation, type PrizeExchanges, type PrizeHolder } from '@croupier/domain/promotions'
import { useSite } from '#shared/site/tab.tsx'

/** Null until the player's id is known, because exchanges are kept by player. Call it in an observer. */
export function usePrizeExchanges(): PrizeExchanges | null {
  return useSite().knownPlayerPart(createPlayerPrizeExchanges)
}

/** What is known of the player in a promotion; null: nothing, as of a guest. Call it in an observer. */
export function usePrizeHolder(promotionId: string): PrizeHolder | null {
  const participation = useSite().playerPart(createParticipation)
  return participation?.userData(promotionId).value ?? null
}
