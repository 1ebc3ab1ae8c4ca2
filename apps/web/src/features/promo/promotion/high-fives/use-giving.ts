import { createHighFives, type GivingState, type Participant, type Promotion } from '@croupier/domain/promotions'
import { useSite } from '#shared/site/tab.tsx'
import { useIsExcluded } from '#shared/site/use-is-excluded.ts'
import { usePromotionPhase } from '../sections/use-promotion-phase.ts'

/** Whom a high five is for. */
export type FiveReceiver = Pick<Participant, 'id' | 'username'>

export interface Giving {
  readonly state: GivingState
  /** Returns the outcome; null: nothing was sent. */
  readonly give: () => Promise<GivingState | null>
  readonly dismiss: () => void
}

/** What the visitor can do for one participant. */
export interface GivingView {
  /** Whether there is something to press: not for oneself, not while self-excluded, and only while the promotion runs. */
  readonly isOpen: boolean
  /** Null for guests, who are led to the login. */
  readonly giving: Giving | null
}

/** Giving to one participant. Call it in an observer. */
export function useGiving(promotion: Promotion, { id }: FiveReceiver): GivingView {
  const { phase } = usePromotionPhase(promotion)
  const isExcluded = useIsExcluded()
  const fives = useSite().visitorPart(createHighFives)
  const receiver = { promotionId: promotion.id, userId: id }
  const { giving } = fives
  return {
    isOpen: promotion.isHighFiveEnabled && phase === 'running' && !fives.isSelf(receiver) && !isExcluded,
    giving: giving && {
      state: giving.stateOf(receiver),
      give: () => giving.give(receiver),
      dismiss: () => giving.dismiss(receiver),
    },
  }
}
