import { Participation, type PrizeHolder } from '@croupier/domain/promotions'
import { useSite } from '#shared/site/tab.tsx'

/** What is known of the player in a promotion; null: nothing, as of a guest. Call it in an observer. */
export function usePrizeHolder(promotionId: string): PrizeHolder | null {
  const participation = useSite().playerPart(Participation)
  return participation?.userData(promotionId).value ?? null
}
