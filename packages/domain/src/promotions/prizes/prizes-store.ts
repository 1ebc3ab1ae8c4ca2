import * as v from 'valibot'
import {
  type Attempt,
  AttemptLog,
  type DataProof,
  eventStatus,
  type Http,
  KeptPress,
  type KeptPressMeans,
  type KeptState,
  refusal,
  type Resource,
} from '../../core/index.ts'
import type { PointsEntry } from '../participation/points-entry.ts'
import type { UserData } from '../participation/user-data.ts'
import type { Promotion, PromotionPrize } from '../promotion.ts'
import { exchangeProof } from './exchange-proof.ts'
import { pointsFor, prizeObstacle } from './prize.ts'
import { exchangePrize, prizeExchangeCalls, type PrizeExchange } from './prizes-api.ts'

export interface PrizeExchangesMeans extends KeptPressMeans {
  readonly http: Http
  readonly playerId: string
  readonly participation: {
    userData(promotionId: string): Pick<Resource<UserData>, 'value' | 'reload'>
    pointsLog(promotionId: string): Pick<Resource<readonly PointsEntry[]>, 'reload'>
    reread(promotionId: string): void
  }
}

type OpenPromotion = Pick<Resource<Promotion>, 'value' | 'reload' | 'reread'>

/** A press of the button. */
interface ExchangeRequest {
  readonly promotion: Promotion
  readonly prize: PromotionPrize
  readonly price: number
}

const DetailsSchema = v.object({
  promotion: v.string(),
  prize: v.string(),
  /** Null: the platform names none. */
  title: v.nullable(v.string()),
  /** Points of `currencyId`. */
  price: v.number(),
  /** Null: the promotion's own. */
  currencyId: v.nullable(v.string()),
  /** Whether the player had this prize before. */
  isOwned: v.boolean(),
  /** The player's points before; null: unknown. */
  points: v.nullable(v.number()),
  /** Whether other things than exchanges may take points. */
  isSpentElsewhere: v.boolean(),
})

/** Kept on the device until the outcome is known. */
export type PrizeExchangeDetails = Readonly<v.InferOutput<typeof DetailsSchema>>

/** The price is not the one that the player saw. */
export const PRIZE_PRICE_CHANGED = 'price_changed'

/** Exchanges of points for prizes by one player: each press takes the points once (docs/product-rules.md, Prizes). */
export class PrizeExchanges {
  readonly attempts: KeptPress<ExchangeRequest, PrizeExchangeDetails, PrizeExchange, never, PrizeExchange>
  readonly #means: PrizeExchangesMeans
  #promotion: OpenPromotion | null = null

  constructor(means: PrizeExchangesMeans) {
    const { http, storage, playerId } = means
    this.#means = means
    this.attempts = new KeptPress({
      ...means,
      attemptLog: new AttemptLog(storage, `prize-exchange-${playerId}`, DetailsSchema),
      lock: 'croupier-prize-exchange',
      detailsOf: (request: ExchangeRequest) => this.#detailsOf(request),
      send: ({ request: { promotion, prize }, key, signal }) =>
        exchangePrize(http, { promotion: promotion.id, prize: prize.id, key, signal }),
      ...prizeExchangeCalls(http),
      proveByData: (attempt) => this.#proof(attempt),
      onDone: () => this.#reread(),
    })
  }

  /** While the page of a promotion is open: follows an exchange of an earlier visit and those of other tabs. Returns its stop. */
  open(promotion: OpenPromotion): () => void {
    this.#promotion = promotion
    const stop = this.attempts.open()
    // No event tells of points.
    const stopHearing = this.attempts.onOver(() => this.#reread())
    return () => {
      stopHearing()
      stop()
      if (this.#promotion === promotion) this.#promotion = null
    }
  }

  /** The press of the button. Nothing is exchanged that is gone or costs more than the player saw. */
  async exchange(prize: PromotionPrize): Promise<KeptState<PrizeExchangeDetails, PrizeExchange, PrizeExchange>> {
    const source = this.#promotion
    if (source === null) return this.attempts.state
    const state = await this.attempts.runAfter(() => this.#offered(prize, source))
    // What the platform knows better than the page.
    if (state.status === 'refused') this.#reread()
    return state
  }

  /** The prize as it is offered now. */
  async #offered(prize: PromotionPrize, source: OpenPromotion): Promise<ExchangeRequest> {
    // A page by another slug of the promotion has not read it yet.
    const { id } = source.value ?? (await source.reload())
    const [promotion, holder] = await Promise.all([source.reload(), this.#means.participation.userData(id).reload()])
    const offered = promotion.prizes.find((one) => one.id === prize.id)
    if (!offered) throw refusal('prize_unavailable')
    const status = eventStatus(promotion, this.#means.clock.now())
    const obstacle = prizeObstacle(offered, promotion, { status, holder })
    if (obstacle) throw refusal(OBSTACLE_CODES[obstacle.kind])
    const { price } = offered
    if (price === null || price !== prize.price || offered.currencyId !== prize.currencyId) {
      throw refusal(PRIZE_PRICE_CHANGED)
    }
    return { promotion, prize: offered, price }
  }

  /** What the player's data tell of an exchange, read now. */
  async #proof({ details, startedAt }: Attempt<PrizeExchangeDetails>): Promise<DataProof<PrizeExchange>> {
    const { promotion, prize, isOwned, points, currencyId, price } = details
    const { participation } = this.#means
    const [holder, log] = await Promise.all([
      participation.userData(promotion).reload(),
      participation
        .pointsLog(promotion)
        .reload()
        .catch(() => null),
    ])
    const known = this.#promotion?.value
    const pointsLeft = known?.id === promotion ? pointsFor({ currencyId, price }, known, holder) : null
    const sent = { ...details, startedAt, before: { isOwned, points } }
    const after = { isOwned: holder.receivedPrizes.includes(prize), points: pointsLeft }
    const proof = exchangeProof(sent, after, log)
    return {
      made: proof === 'made' ? { status: 'done', pointsLeft, isCertain: true } : null,
      atLast: proof === 'not-made' ? null : { status: 'done', pointsLeft, isCertain: false },
    }
  }

  #detailsOf({ promotion, prize, price }: ExchangeRequest): PrizeExchangeDetails {
    const { value: holder } = this.#means.participation.userData(promotion.id)
    return {
      promotion: promotion.id,
      prize: prize.id,
      title: prize.title,
      price,
      currencyId: prize.currencyId,
      isOwned: holder?.receivedPrizes.includes(prize.id) ?? false,
      points: holder ? pointsFor(prize, promotion, holder) : null,
      isSpentElsewhere: promotion.isHighFiveEnabled && promotion.highFiveCost !== 0,
    }
  }

  #reread(): void {
    const promotion = this.#promotion
    promotion?.reread()
    const id = this.attempts.details?.promotion ?? promotion?.value?.id
    if (id !== undefined) this.#means.participation.reread(id)
  }
}

const OBSTACLE_CODES = {
  'given-out': 'prize_unavailable',
  'no-price': 'cannot_buy_prize',
  'not-running': 'invalid_promotion',
  'not-member': 'not_participant',
  funds: 'insufficient_funds',
} as const
