import * as v from 'valibot'
import {
  CountSchema,
  dataOf,
  DomainError,
  exactly,
  type Http,
  IdSchema,
  type Made,
  objectOf,
  read,
  readChange,
} from '../../core/index.ts'

/** An exchange that the platform made. */
export interface PrizeExchange extends Made {
  /** Points that are left of the prize's currency; null: not told. */
  readonly pointsLeft: number | null
  /** False: nobody can tell whether it was made, and the player is asked to check. */
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
const FoundAnswer = dataOf(FoundSchema)
const ClosedAnswer = v.object({ data: v.nullable(FoundSchema) })

const pathOf = (key: string): string => `/json-api/action-prize-exchanges/${encodeURIComponent(key)}`

/** One press of the button that exchanges. */
export interface ExchangeCall {
  readonly promotion: string
  readonly prize: string
  /** The platform takes the points once for a key. */
  readonly key: string
  readonly signal: AbortSignal
}

/** Exchanges points for a prize. */
export async function exchangePrize(
  http: Http,
  { promotion, prize, key, signal }: ExchangeCall,
): Promise<PrizeExchange> {
  const path = `/json-api/actions/${encodeURIComponent(promotion)}/prizes/${encodeURIComponent(prize)}/exchange`
  const options = { auth: true, headers: { 'Idempotency-Key': key }, signal }
  return readChange(ExchangeAnswer, await http.post(path, {}, options), 'exchanging points for a prize', http)
}

/** The exchange of a key; null: none so far, or the platform does not tell it. */
export async function findPrizeExchange(http: Http, key: string, signal: AbortSignal): Promise<PrizeExchange | null> {
  try {
    return read(FoundAnswer, await http.get(pathOf(key), { signal, auth: true }), 'an exchange for a prize', http).data
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not-found') return null
    throw error
  }
}

/** Closes a key, so that later calls under it are refused. Returns its exchange if there is one. */
export async function closePrizeExchange(http: Http, key: string, signal: AbortSignal): Promise<PrizeExchange | null> {
  const answer = await http.post(`${pathOf(key)}/close`, {}, { signal, auth: true })
  return readChange(ClosedAnswer, answer, 'closing an exchange for a prize', http).data
}
