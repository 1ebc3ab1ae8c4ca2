import { watchMoments, type MomentWatchMeans, type Resource } from '../core/index.ts'
import { drawTime, promotionPhase } from './phase.ts'
import type { Promotion } from './promotion.ts'

/**
 * Reads a promotion again after its start, its end and its draw, and from the draw on until there are results. Returns a
 * function that ends it.
 */
export function watchPhases(promotion: Resource<Promotion>, means: MomentWatchMeans): () => void {
  const of = (known: Promotion) => [known.startAt, known.endAt, drawTime(known)]
  return watchMoments(promotion, { of, isAwaited: isDrawing }, means)
}

function isDrawing(promotion: Promotion, now: number): boolean {
  const draw = drawTime(promotion)
  return draw !== null && now >= draw && promotionPhase(promotion, now) === 'drawing'
}
