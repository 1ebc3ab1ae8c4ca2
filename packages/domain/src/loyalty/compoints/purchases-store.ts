import { computed, makeObservable } from 'mobx'
import * as v from 'valibot'
import {
  AttemptLog,
  type DataProof,
  DomainError,
  type Http,
  KeptPress,
  type KeptPressMeans,
  type KeptState,
  type Logger,
  refusal,
  type Resource,
} from '../../core/index.ts'
import { type Buyer, obstacleOf, type Product } from './product.ts'
import { buyProduct, type Purchase, purchaseCalls } from './purchases-api.ts'

/** What is known of a gift that may have been bought. */
export interface BoughtGift {
  readonly id: string
  readonly reason: string | null
  readonly productId: string | null
}

export interface PurchasesMeans extends KeptPressMeans {
  readonly http: Http
  readonly log: Pick<Logger, 'warn'>
  readonly products: Resource<readonly Product[]>
  readonly gifts: Pick<Resource<readonly BoughtGift[]>, 'value' | 'reload'>
  readonly playerId: string
  readonly player: {
    readonly balance: Pick<Resource<{ readonly compoints: number | null }>, 'state' | 'value' | 'reload'>
    readonly level: Pick<Resource<{ readonly index: number }>, 'value'>
  }
}

const DetailsSchema = v.object({
  product: v.string(),
  title: v.string(),
  /** Compoints. */
  price: v.number(),
  /** Identifiers of the gifts of this product that the player had before. */
  owned: v.array(v.string()),
})

/** Kept on the device until the outcome is known. */
export type PurchaseDetails = Readonly<v.InferOutput<typeof DetailsSchema>>

/** The price is not the one that the player saw. */
export const PRICE_CHANGED = 'price_changed'

/** Purchases of one player: each press is charged once (docs/product-rules.md, Compoints). */
export class Purchases {
  readonly attempts: KeptPress<Product, PurchaseDetails, Purchase, never, Purchase>
  readonly #means: PurchasesMeans

  constructor(means: PurchasesMeans) {
    const { http, log, storage, playerId } = means
    this.#means = means
    this.attempts = new KeptPress({
      ...means,
      attemptLog: new AttemptLog(storage, `purchase-${playerId}`, DetailsSchema),
      lock: 'croupier-purchase',
      detailsOf: (product: Product) => this.#detailsOf(product),
      send: async ({ request, key, signal }) => {
        try {
          return await buyProduct(http, { product: request.id, key, signal })
        } catch (error) {
          // A refusal in an answer that succeeded is not logged by the call.
          if (error instanceof DomainError && error.status === 200) log.warn('buying a product', error)
          throw error
        }
      },
      ...purchaseCalls(http),
      proveByData: ({ details }) => this.#proof(details),
      onDone: () => this.#settle(),
    })
    makeObservable(this, { buyer: computed, compointsLeft: computed })
  }

  get buyer(): Buyer {
    const { balance, level } = this.#means.player
    return { compoints: balance.value?.compoints ?? null, level: level.value?.index ?? null }
  }

  /** The balance in compoints; null while it is read again, and where that fails. */
  get compointsLeft(): number | null {
    const { state } = this.#means.player.balance
    return state.status === 'ready' ? state.value.compoints : null
  }

  /** The press of the button. Nothing is bought that is gone or costs more than the player saw. */
  async buy(product: Product): Promise<KeptState<PurchaseDetails, Purchase, Purchase>> {
    const state = await this.attempts.runAfter(() => this.#offered(product))
    // What the platform knows better than the page.
    if (state.status === 'refused') this.#reread()
    return state
  }

  /** The product as it is sold now. The gifts are read, too: they tell the outcome of the purchase if its answer is lost. */
  async #offered(product: Product): Promise<Product> {
    const [products] = await Promise.all([this.#means.products.reload(), this.#means.gifts.reload()])
    const offered = products.find(({ id }) => id === product.id)
    if (!offered) throw refusal('error_not_found')
    const obstacle = obstacleOf(offered, this.buyer)
    if (obstacle) throw refusal(OBSTACLE_CODES[obstacle.kind])
    if (offered.price !== product.price) throw refusal(PRICE_CHANGED)
    return offered
  }

  /** A gift of the product that came since the press proves the purchase. */
  async #proof({ product, price, owned }: PurchaseDetails): Promise<DataProof<Purchase>> {
    const gifts = await this.#means.gifts.reload()
    const isBought = giftsOf(gifts, product).some((id) => !owned.includes(id))
    return { made: isBought ? { status: 'done', price } : null, atLast: null }
  }

  #detailsOf({ id, title, price }: Product): PurchaseDetails {
    return { product: id, title, price, owned: giftsOf(this.#means.gifts.value ?? [], id) }
  }

  #settle(): void {
    this.#reread()
    void this.#means.gifts.reload().catch(() => undefined)
  }

  #reread(): void {
    this.#means.products.reread()
    void this.#means.player.balance.reload().catch(() => undefined)
  }
}

/** The platform's refusals for what stands in the way of a purchase. */
export const OBSTACLE_CODES = { 'sold-out': 'error_sold_out', level: 'error_level', funds: 'error_funds' } as const

const giftsOf = (gifts: readonly BoughtGift[], product: string): string[] =>
  gifts
    .filter(({ reason, productId }) => reason === 'compoint_product_purchase' && productId === product)
    .map(({ id }) => id)
