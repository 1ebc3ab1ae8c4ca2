import type { GivingState, Participant, Promotion } from '@croupier/domain/promotions'
import { createParticipation } from '@croupier/domain/promotions'
import { useSite } from '#shared/site/tab.tsx'
import { usePromotionPhase } from '../sections/use-promotion-phase.ts'
import { useOwnHighFives } from './use-high-fives.ts'

/** Whom a high five is for. */
export type FiveReceiver = Pick<Participant, 'id' | 'username'>

export interface Giving {
  readonly state: GivingState
  /** Returns the outcome; null: nothing was sent. */
  readonly give: () => Promise<GivingState | null>
  readonly dismiss: () => void
}

/** Whether high fives can be given in a promotion now. */
export function useIsGivingOpen(promotion: Promotion): boolean {
  const { phase } = usePromotionPhase(promotion)
  return promotion.isHighFiveEnabled && phase === 'running'
}

/** Whether a participant is the signed-in player. Call it in an observer. */
export function useIsOneself(promotion: Promotion, { id }: FiveReceiver): boolean {
  const site = useSite()
  const participation = site.playerPart(createParticipation)
  const isOwnPlace = participation?.isMember(promotion.id) && participation.own(promotion.id).value?.id === id
  return isOwnPlace || site.player?.profile.value?.userId === id
}

/** Giving to one participant; null for guests. Call it in an observer. */
export function useGiving(promotion: Promotion, { id }: FiveReceiver): Giving | null {
  const giving = useOwnHighFives()?.giving
  if (!giving) return null
  const receiver = { promotionId: promotion.id, userId: id }
  return {
    state: giving.stateOf(receiver),
    give: () => giving.give(receiver),
    dismiss: () => giving.dismiss(receiver),
  }
}
