import { computed, makeObservable } from 'mobx'
import * as v from 'valibot'
import {
  type AttemptMeans,
  type AttemptStore,
  Press,
  type DataProof,
  DirectAttempts,
  DomainError,
  type Http,
  type Logger,
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

export interface PurchasesMeans extends AttemptMeans {
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
  readonly attempts: AttemptStore<Product, PurchaseDetails, Purchase, never, Purchase>
  /** The press of the button. Ends as `refused` with a code where nothing was sent or the platform refused. */
  readonly buying = new Press((product: Product) => this.#buy(product))
  readonly #means: PurchasesMeans
  readonly #direct: DirectAttempts<Product, PurchaseDetails, Purchase>

  constructor(means: PurchasesMeans) {
    const { http, log, playerId } = means
    this.#means = means
    this.#direct = new DirectAttempts({
      means,
      place: `purchase-${playerId}`,
      details: DetailsSchema,
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
      prove: ({ details }) => this.#proof(details),
      onMade: () => this.#settle(),
      onRefused: () => this.#reread(),
    })
    this.attempts = this.#direct.store
    makeObservable(this, { isBusy: computed, buyer: computed, compointsLeft: computed })
  }

  /** Being bought, or its outcome is unknown: nothing else can be bought. */
  get isBusy(): boolean {
    return this.buying.isBusy || this.attempts.isBusy
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

  /** Forgets the outcome that was shown. Does nothing while busy. */
  dismiss(): void {
    this.buying.reset()
    this.attempts.dismiss()
  }

  /** Follows a purchase of an earlier visit and those of other tabs. Returns its stop. */
  open(): () => void {
    const stop = this.#direct.open()
    return () => {
      this.buying.reset()
      stop()
    }
  }

  /**
   * Reads the products first, so that nothing is bought that is gone or costs more than the player saw; and the gifts, which
   * tell the outcome of the purchase if its answer is lost.
   */
  async #buy(product: Product): Promise<void> {
    if (this.attempts.isBusy) return
    const [products] = await Promise.all([this.#means.products.reload(), this.#means.gifts.reload()])
    const offered = products.find(({ id }) => id === product.id)
    if (!offered) throw refusal('error_not_found')
    const obstacle = obstacleOf(offered, this.buyer)
    if (obstacle) throw refusal(OBSTACLE_CODES[obstacle.kind])
    if (offered.price !== product.price) throw refusal(PRICE_CHANGED)
    await this.#direct.submit(offered)
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

const OBSTACLE_CODES = { 'sold-out': 'error_sold_out', level: 'error_level', funds: 'error_funds' } as const

const refusal = (code: string): DomainError => new DomainError('rejected', { codes: [code] })

const giftsOf = (gifts: readonly BoughtGift[], product: string): string[] =>
  gifts
    .filter(({ reason, productId }) => reason === 'compoint_product_purchase' && productId === product)
    .map(({ id }) => id)
