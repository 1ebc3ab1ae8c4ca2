import { useIsOver } from '@croupier/design-system'
import { drawTime, MAX_DRAW_MS, promotionPhase, type Promotion, type PromotionPhase } from '@croupier/domain/promotions'

export interface PhaseNow {
  readonly phase: PromotionPhase
  /** Moment that the phase leads to, milliseconds since 1970; null: unknown, or past. */
  readonly until: number | null
}

/** The phase of a promotion, which changes with server time. Uses the page's one timer. */
export function usePromotionPhase(promotion: Promotion): PhaseNow {
  const { startAt, endAt } = promotion
  const draw = drawTime(promotion)
  const lastDraw = draw === null ? null : draw + MAX_DRAW_MS
  const isOver = [useIsOver(startAt), useIsOver(endAt), useIsOver(draw), useIsOver(lastDraw)]
  const moments = [startAt, endAt, draw, lastDraw]
  // The phase changes at these moments only, so any time between the last that has come and the next one tells it.
  const come = moments.filter((moment, index) => moment !== null && isOver[index])
  const ahead = moments.filter((moment, index) => moment !== null && !isOver[index])
  const now = come.length > 0 ? Math.max(...come.map(Number)) : Math.min(...ahead.map(Number), Date.UTC(3000, 0)) - 1
  const phase = promotionPhase(promotion, now)
  return { phase, until: untilOf(phase, { startAt, endAt, draw: isOver[2] ? null : draw }) }
}

interface Moments {
  readonly startAt: number | null
  readonly endAt: number | null
  readonly draw: number | null
}

function untilOf(phase: PromotionPhase, { startAt, endAt, draw }: Moments): number | null {
  switch (phase) {
    case 'upcoming':
      return startAt
    case 'running':
      return endAt
    case 'drawing':
      return draw
    case 'results':
    case 'finished':
      return null
  }
}
