import { eventStatus, type TimedEvent } from '../core/index.ts'
import { pageTypeOf, type Promotion } from './promotion.ts'

/** What a promotion's page shows: `drawing` is a pending draw, before its time or until its results are known. */
export type PromotionPhase = 'upcoming' | 'running' | 'drawing' | 'results' | 'finished'

type Phased = TimedEvent & Pick<Promotion, 'template' | 'drawAt' | 'results' | 'prizes'>

/** How long after its time a draw without results is still expected to have some, milliseconds. */
export const MAX_DRAW_MS = 48 * 60 * 60 * 1000

/** When the prizes are drawn, milliseconds since 1970; null: they are not drawn, or the time is unknown. */
export function drawTime({ template, drawAt, endAt }: Phased): number | null {
  if (drawAt !== null) return drawAt
  return pageTypeOf(template) === 'lottery' ? endAt : null
}

/** Whether the platform has published the winners. */
export const hasResults = ({ results, prizes }: Pick<Promotion, 'results' | 'prizes'>): boolean =>
  results.trim() !== '' || prizes.some(({ winners }) => winners.length > 0)

/** The phase at `now` (milliseconds, server time). Rule: docs/product-rules.md, Promotions. */
export function promotionPhase(promotion: Phased, now: number): PromotionPhase {
  const status = eventStatus(promotion, now)
  if (status === 'future') return 'upcoming'
  if (status === 'active') return 'running'
  if (hasResults(promotion)) return 'results'
  const draw = drawTime(promotion)
  return draw !== null && now < draw + MAX_DRAW_MS ? 'drawing' : 'finished'
}
