import type { EventStatus } from '@croupier/domain/core'
import type { Promotion } from '@croupier/domain/promotions'
import { usePromotionPhase } from '../sections/use-promotion-phase.ts'

/** Whether a promotion is ahead, running or over, which changes with server time. */
export function useStatus(promotion: Promotion): EventStatus {
  const { phase } = usePromotionPhase(promotion)
  if (phase === 'upcoming') return 'future'
  return phase === 'running' ? 'active' : 'past'
}
