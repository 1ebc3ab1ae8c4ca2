import { picturePath } from '../../ground/values/picture-address.ts'
import type { GiftSeed, GiftTerms, GiftType } from '../gift.ts'
import { fromEuros, type Currency } from '../../ground/values/currencies.ts'
import { LOCALES, languageTag, type Locale, type Texts } from '../../ground/wire/locale.ts'

/** The types that the shop sells, also those of providers. */
type ProductType = Exclude<GiftType, 'compoint' | 'group' | 'nondeposit' | 'mystery_box'>

/** A gift that the shop sells for compoints. */
export interface ProductSeed {
  readonly id: number
  readonly type: ProductType
  /** Compoints. */
  readonly price: number
  /** What the gift brings: euros, experience points, spins, days, or percent of a deposit, by type. */
  readonly size: number
  /** A word of the picture (`sandbox-art`, prize). */
  readonly picture: string
  readonly wager: number | null
  /** Least level that may buy it. */
  readonly level: number
  /** How many there are; null: no end. */
  readonly stock: number | null
}

interface Conditions {
  readonly wager?: number
  readonly level?: number
  readonly stock?: number
}

const seed = (
  [id, type, price, size]: readonly [number, ProductType, number, number],
  picture: string,
  { wager = 0, level = 1, stock }: Conditions = {},
): ProductSeed => ({ id, type, price, size, picture, wager: wager || null, level, stock: stock ?? null })

export const PRODUCTS: readonly ProductSeed[] = [
  seed([1, 'cash', 120, 1], 'coin'),
  seed([2, 'cash', 220, 2], 'money'),
  seed([3, 'cash', 500, 5], 'money', { level: 2 }),
  seed([4, 'cash', 950, 10], 'chest', { level: 3 }),
  seed([5, 'cash', 2300, 25], 'gold', { level: 5 }),
  seed([6, 'cash', 8800, 100], 'crown', { level: 8, stock: 10 }),
  seed([7, 'xp', 100, 1000], 'point'),
  seed([8, 'xp', 45, 400], 'point'),
  seed([9, 'xp', 230, 2500], 'cup'),
  seed([10, 'xp', 440, 5000], 'trophy'),
  seed([11, 'xp', 800, 10_000], 'goblet', { level: 2 }),
  seed([12, 'xp', 3500, 50_000], 'crown', { level: 4 }),
  seed([13, 'bonus_offer', 60, 2], 'bonus', { wager: 20 }),
  seed([14, 'bonus_offer', 140, 5], 'gift', { wager: 20 }),
  seed([15, 'bonus_offer', 260, 10], 'chip', { wager: 25 }),
  seed([16, 'bonus_offer', 480, 20], 'ruby', { wager: 25, level: 2 }),
  seed([17, 'bonus_offer', 1100, 50], 'diamond', { wager: 30, level: 3 }),
  seed([18, 'bonus_offer', 2000, 100], 'jewel', { wager: 30, level: 5, stock: 25 }),
  seed([19, 'cashback', 90, 3], 'luck', { wager: 3 }),
  seed([20, 'cashback', 330, 12], 'gem', { wager: 3 }),
  seed([21, 'cashback', 1500, 60], 'diamond', { wager: 3, level: 4, stock: 0 }),
  seed([22, 'deposit_bonus', 80, 20], 'ticket', { wager: 25 }),
  seed([23, 'deposit_bonus', 210, 50], 'bonus', { wager: 30 }),
  seed([24, 'deposit_bonus', 520, 100], 'car', { wager: 35, level: 3 }),
  seed([25, 'giftspin', 70, 10], 'spin', { wager: 20 }),
  seed([26, 'giftspin', 190, 30], 'spin', { wager: 20 }),
  seed([27, 'northpine_freespin', 130, 20], 'spin', { wager: 25 }),
  seed([28, 'saltworks_freebet', 150, 1], 'ticket', { wager: 10 }),
  seed([29, 'custom', 1200, 30], 'phone', { level: 4 }),
  seed([30, 'custom', 6000, 180], 'trip', { level: 6, stock: 5 }),
]

/** `{size}` stands for an amount of money or a number. */
const TITLES: Readonly<Record<ProductType, Texts>> = {
  cash: { ru: '{size} на счёт', en: '{size} in cash', it: '{size} in contanti', br: '{size} em dinheiro' },
  xp: {
    ru: '{size} очков опыта',
    en: '{size} experience points',
    it: '{size} punti esperienza',
    br: '{size} pontos de experiência',
  },
  bonus_offer: { ru: 'Бонус {size}', en: '{size} bonus', it: 'Bonus di {size}', br: 'Bônus de {size}' },
  cashback: { ru: 'Кэшбэк {size}', en: '{size} cashback', it: 'Cashback di {size}', br: 'Cashback de {size}' },
  deposit_bonus: {
    ru: 'Бонус {size} к пополнению',
    en: '{size} on a deposit',
    it: '{size} su un deposito',
    br: '{size} em um depósito',
  },
  giftspin: { ru: '{size} спинов', en: '{size} spins', it: '{size} spin', br: '{size} giros' },
  northpine_freespin: {
    ru: '{size} спинов в играх Northpine',
    en: '{size} spins in Northpine games',
    it: '{size} spin nei giochi Northpine',
    br: '{size} giros nos jogos da Northpine',
  },
  saltworks_freebet: {
    ru: 'Фрибет в играх Saltworks',
    en: 'A free bet in Saltworks games',
    it: 'Una free bet nei giochi Saltworks',
    br: 'Uma aposta grátis nos jogos da Saltworks',
  },
  custom: {
    ru: 'Личный менеджер на {size} дней',
    en: 'A personal manager for {size} days',
    it: 'Un manager personale per {size} giorni',
    br: 'Um gerente pessoal por {size} dias',
  },
}

const SPINS: Texts = {
  ru: 'Вращения за наш счёт. Выигрыш станет бонусом.',
  en: 'Spins on us. What they win becomes a bonus.',
  it: 'Giri offerti da noi. Le vincite diventano bonus.',
  br: 'Giros por nossa conta. O que você ganhar vira bônus.',
}

const DESCRIPTIONS: Readonly<Record<ProductType, Texts>> = {
  cash: {
    ru: 'Деньги без вейджера: можно сразу играть или вывести.',
    en: 'Money without a wager: play with it or withdraw it at once.',
    it: 'Denaro senza requisiti di puntata: giocalo o prelevalo subito.',
    br: 'Dinheiro sem rollover: jogue ou saque na hora.',
  },
  xp: {
    ru: 'Приближает следующий уровень.',
    en: 'Brings your next level closer.',
    it: 'Ti avvicina al prossimo livello.',
    br: 'Deixa o próximo nível mais perto.',
  },
  bonus_offer: {
    ru: 'Бонусные деньги для игр, которые идут в отыгрыш.',
    en: 'Bonus money for the games that count towards the wager.',
    it: 'Denaro bonus per i giochi validi per la puntata.',
    br: 'Dinheiro de bônus para os jogos que contam para o rollover.',
  },
  cashback: {
    ru: 'Возвращает часть проигранного бонусными деньгами.',
    en: 'Returns a part of what you lost as bonus money.',
    it: 'Restituisce parte delle perdite come denaro bonus.',
    br: 'Devolve parte do que você perdeu em dinheiro de bônus.',
  },
  deposit_bonus: {
    ru: 'Добавит бонус к следующему пополнению.',
    en: 'Adds a bonus to your next deposit.',
    it: 'Aggiunge un bonus al prossimo deposito.',
    br: 'Adiciona um bônus ao próximo depósito.',
  },
  giftspin: SPINS,
  northpine_freespin: SPINS,
  saltworks_freebet: {
    ru: 'Ставка за наш счёт. Выигрыш станет бонусом.',
    en: 'A bet on us. What it wins becomes a bonus.',
    it: 'Una puntata offerta da noi. La vincita diventa bonus.',
    br: 'Uma aposta por nossa conta. O que você ganhar vira bônus.',
  },
  custom: {
    ru: 'Ответит на вопросы и подберёт бонусы под вашу игру.',
    en: 'Answers your questions and finds bonuses that suit your play.',
    it: 'Risponde alle tue domande e trova bonus adatti al tuo gioco.',
    br: 'Responde suas dúvidas e encontra bônus para o seu jogo.',
  },
}

/** Minor units. */
const spinBet = (currency: Currency): number => Math.round(fromEuros(1, currency) / 5)

/** Where the spins of a provider may be used. */
const SPIN_PLACES: Readonly<Partial<Record<ProductType, GiftTerms>>> = {
  northpine_freespin: { producers: ['northpine'] },
  saltworks_freebet: { producers: ['saltworks'] },
}

const isMoney = ({ type }: ProductSeed): boolean => type === 'cash' || type === 'bonus_offer' || type === 'cashback'

export const productPicture = ({ id, picture }: ProductSeed): string => picturePath('prize', `${picture}-product-${id}`)

export const productText = ({ type }: ProductSeed, locale: Locale): string => DESCRIPTIONS[type][locale]

export function productTitle(product: ProductSeed, currency: Currency, locale: Locale): string {
  return TITLES[product.type][locale].replace('{size}', sizeText(product, currency, locale))
}

function sizeText(product: ProductSeed, currency: Currency, locale: Locale): string {
  const { type, size } = product
  const format = (value: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 0, ...options }).format(value)
  if (type === 'deposit_bonus') return format(size / 100, { style: 'percent' })
  if (!isMoney(product)) return format(size)
  return format(fromEuros(size, currency) / 100, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'CAD' ? 'symbol' : 'narrowSymbol',
  })
}

/** A deposit bonus counts deposits up to this, in euros. */
const DEPOSIT_LIMIT = 100
/** A bought gift is to be picked up within 100 hours. */
const PICKUP_MS = 100 * 3_600_000

/** The gift that a product is, for a player with this currency. */
export function productGift(product: ProductSeed, currency: Currency): GiftSeed {
  const { id, type, size, price, wager } = product
  const titles = LOCALES.map((locale) => [locale, productTitle(product, currency, locale)] as const)
  const gift: GiftSeed = {
    type,
    title: Object.fromEntries(titles) as Texts,
    reason: 'compoint_product_purchase',
    wager,
    price,
    productId: id,
    expiresInMs: PICKUP_MS,
  }
  const image = productPicture(product)
  if (isMoney(product)) return { ...gift, amount: fromEuros(size, currency), terms: { image } }
  if (type === 'xp') return { ...gift, amount: size, terms: { image } }
  if (type === 'custom') return { ...gift, terms: { image } }
  if (type === 'deposit_bonus') {
    const depositLimits = [{ currency, limit: fromEuros(DEPOSIT_LIMIT, currency) }]
    return { ...gift, percent: size, depositLimits, terms: { image } }
  }
  return { ...gift, terms: { image, spins: { count: size, bet: spinBet(currency) }, ...SPIN_PLACES[type] } }
}
