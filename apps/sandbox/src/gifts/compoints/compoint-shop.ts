import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { Gifts } from '../gifts.ts'
import type { BalanceView } from '../../players/balance.ts'
import { levelIndex } from '../../players/levels.ts'
import type { PlayerRecord } from '../../players/player.ts'
import type { Database } from '../../ground/storage/database.ts'
import type { Idempotency } from '../../ground/ledger/idempotency.ts'
import { InsufficientFunds, type Ledger } from '../../ground/ledger/ledger.ts'
import type { Locale } from '../../ground/wire/locale.ts'
import { PRODUCTS, productGift, productPicture, productText, productTitle, type ProductSeed } from './products.ts'

interface Means {
  database: Database
  clock: PlatformClock
  ledger: Ledger
  balance: BalanceView
  gifts: Gifts
  idempotency: Idempotency
}

/** What a control call changes of a product. */
export interface ProductChange {
  price?: number
  /** How many are left; null: no end. */
  left?: number | null
  isGone?: boolean
}

/** A product as it is sold now. */
interface Offer extends ProductSeed {
  readonly left: number | null
}

/** A purchase that is not made. */
export class PurchaseRefusal extends Error {
  readonly code: 'error_not_found' | 'error_sold_out' | 'error_level' | 'error_funds'

  constructor(code: PurchaseRefusal['code']) {
    super(code)
    this.code = code
  }
}

interface PurchaseRow {
  product_id: number
  gift_id: number
  price: number
}

/** When the first product was added to the shop. Each later one followed a day after. */
const OPENED_AT = Date.UTC(2026, 0, 1)
const DAY = 86_400_000

const ownerOf = ({ id }: Pick<PlayerRecord, 'id'>): string => `player:${id}`

/** The shop of gifts for compoints (docs/product-rules.md, Compoints). */
export class CompointShop {
  readonly #means: Means
  readonly #changes = new Map<number, ProductChange & { soldBefore: number }>()

  constructor(means: Means) {
    this.#means = means
  }

  list(player: Pick<PlayerRecord, 'currency'>, locale: Locale) {
    return this.#offers().map((offer) => answerOf(offer, player, locale))
  }

  /**
   * Charges the price and gives the gift, once for each intent.
   * @throws PurchaseRefusal
   */
  buy(player: PlayerRecord, productId: number, intent: string) {
    const { database, clock, ledger, balance, gifts, idempotency } = this.#means
    return idempotency.once(ownerOf(player), intent, { product: productId }, () => {
      const offer = this.#offers().find(({ id }) => id === productId)
      if (!offer) throw new PurchaseRefusal('error_not_found')
      if (offer.left === 0) throw new PurchaseRefusal('error_sold_out')
      if (levelIndex(player.levelPoints) < offer.level) throw new PurchaseRefusal('error_level')
      const { price } = offer
      try {
        const reference = `product:${productId}`
        ledger.post(player.id, { amounts: { compoints: -price }, reason: 'compoint_product_purchase', reference })
      } catch (error) {
        if (error instanceof InsufficientFunds) throw new PurchaseRefusal('error_funds')
        throw error
      }
      const giftId = gifts.give(player, productGift(offer, player.currency))
      database.insert('compoint_purchases', {
        player_id: player.id,
        intent,
        product_id: productId,
        gift_id: giftId,
        price,
        bought_at: clock.now(),
      })
      database.afterCommit(() => {
        balance.announce(player)
        balance.announceCompoints(player)
      })
      return { success: true, gift_id: giftId, price }
    })
  }

  /** The purchase of an intent; null: none so far. */
  purchase(player: Pick<PlayerRecord, 'id'>, intent: string) {
    const row = this.#means.database.get<PurchaseRow>(
      'SELECT product_id, gift_id, price FROM compoint_purchases WHERE player_id = ? AND intent = ?',
      player.id,
      intent,
    )
    return row ? { ...row } : null
  }

  /** Prevents any later purchase of this intent. Returns the one that was made. */
  close(player: Pick<PlayerRecord, 'id'>, intent: string) {
    this.#means.idempotency.close(ownerOf(player), intent)
    return this.purchase(player, intent)
  }

  /** Applies a control call; the number that is left counts from now on. */
  change(productId: number, change: ProductChange): void {
    const before = this.#changes.get(productId) ?? {}
    this.#changes.set(productId, { ...before, ...change, soldBefore: this.#sold(productId) })
  }

  reset(): void {
    this.#changes.clear()
  }

  #offers(): Offer[] {
    return PRODUCTS.flatMap((product) => {
      const { isGone = false, price = product.price, left, soldBefore = 0 } = this.#changes.get(product.id) ?? {}
      if (isGone) return []
      const stock = left === undefined ? product.stock : left
      const sold = stock === null ? 0 : this.#sold(product.id) - soldBefore
      return [{ ...product, price, left: stock === null ? null : Math.max(0, stock - sold) }]
    })
  }

  #sold(productId: number): number {
    const sql = 'SELECT COUNT(*) AS sold FROM compoint_purchases WHERE product_id = ?'
    return this.#means.database.get<{ sold: number }>(sql, productId)?.sold ?? 0
  }
}

const answerOf = (offer: Offer, { currency }: Pick<PlayerRecord, 'currency'>, locale: Locale) => ({
  id: offer.id,
  title: productTitle(offer, currency, locale),
  description: productText(offer, locale),
  image: productPicture(offer),
  type: offer.type,
  price: offer.price,
  wager: offer.wager,
  level: offer.level,
  left: offer.left,
  created_at: new Date(OPENED_AT + (offer.id - 1) * DAY).toISOString(),
})
