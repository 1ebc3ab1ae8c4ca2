import { picturePath } from '../content/pictures/picture-address.ts'
import type { PlayerRecord } from '../players/player.ts'
import type { Locale } from '../wire/locale.ts'
import { PRODUCTS, productText, productTitle, type ProductSeed } from './products.ts'

/** When the first product came to the shop. Each later one came a day after the one before. */
const OPENED_AT = Date.UTC(2026, 0, 1)
const DAY = 86_400_000

/** The shop of gifts for compoints (docs/product-rules.md, "Compoints"). */
export class CompointShop {
  list(player: Pick<PlayerRecord, 'currency'>, locale: Locale) {
    return PRODUCTS.map((product) => answerOf(product, player, locale))
  }
}

const answerOf = (product: ProductSeed, { currency }: Pick<PlayerRecord, 'currency'>, locale: Locale) => ({
  id: product.id,
  title: productTitle(product, currency, locale),
  description: productText(product, locale),
  image: picturePath('prize', `${product.picture}-product-${product.id}`),
  type: product.type,
  price: product.price,
  wager: product.wager,
  level: product.level,
  left: product.stock,
  created_at: new Date(OPENED_AT + (product.id - 1) * DAY).toISOString(),
})
