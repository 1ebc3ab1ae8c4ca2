import * as v from 'valibot'
import { CountSchema, exactly, type Http, IdSchema, keyCalls, type Made, objectOf } from '../../core/index.ts'

/** An exchange that the platform made. */
export interface PrizeExchange extends Made {
  /** Points that are left of the prize's currency; null: unknown. */
  readonly pointsLeft: number | null
  /** False: it is unknown whether it was made, and the player is asked to check. */
  readonly isCertain: boolean
}

const ExchangeAnswer = v.pipe(
  v.unknown(),
  v.check((answer) => !Array.isArray(answer), 'an object'),
  objectOf({
    success: exactly(v.nullish(v.literal(true, 'the platform did not agree'), true)),
    points: v.nullish(CountSchema, null),
  }),
  v.transform(({ points }): PrizeExchange => ({ status: 'done', pointsLeft: points, isCertain: true })),
)

const FoundSchema = v.pipe(
  objectOf({ prizeId: IdSchema, points: v.nullish(CountSchema, null) }),
  v.transform(({ points }): PrizeExchange => ({ status: 'done', pointsLeft: points, isCertain: true })),
)

/** The outcome of an exchange. */
export const prizeExchangeCalls = (http: Http) =>
  keyCalls(http, { path: '/json-api/action-prize-exchanges', schema: FoundSchema, name: 'an exchange for a prize' })

/** One press of the button that exchanges. */
export interface ExchangeCall {
  readonly promotion: string
  readonly prize: string
  /** The platform takes the points once for a key. */
  readonly key: string
  readonly signal: AbortSignal
}

/** Exchanges points for a prize. */
export function exchangePrize(http: Http, { promotion, prize, key, signal }: ExchangeCall): Promise<PrizeExchange> {
  const path = `/json-api/actions/${encodeURIComponent(promotion)}/prizes/${encodeURIComponent(prize)}/exchange`
  const call = { label: 'exchanging points for a prize', auth: true, body: {}, key, signal }
  return http.change('post', path, ExchangeAnswer, call)
}
