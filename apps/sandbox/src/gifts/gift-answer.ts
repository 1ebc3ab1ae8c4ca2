import type { Catalogue } from '../ground/catalogue/catalogue.ts'
import { CATEGORIES } from '../ground/catalogue/categories.ts'
import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { Locale, Texts } from '../ground/wire/locale.ts'
import { depositLimits, giftTerms, stateOf, type GiftRow, type GiftSeed } from './gift.ts'

interface Situation {
  readonly locale: Locale
  readonly clock: PlatformClock
  /** Of the player, minor units. */
  readonly wagering: number
  readonly catalogue: Catalogue
}

/** A gift as the platform answers it. */
export function giftAnswer(row: GiftRow, { locale, clock, wagering, catalogue }: Situation) {
  const inLanguage = (json: string) => textIn(JSON.parse(json) as string | Texts, locale)
  const state = stateOf(row, clock.now())
  const isActive = state === 'activated'
  const left = isActive ? Math.min(row.to_wager, wagering) : 0
  const terms = giftTerms(row)
  return {
    id: row.id,
    title: inLanguage(row.title),
    type: row.type,
    state,
    reason: row.reason,
    notification: row.notification === null ? null : inLanguage(row.notification),
    expiredAt: clock.iso(row.expires_at),
    price: row.price,
    productId: row.product_id,
    amount: row.amount,
    percent: row.percent,
    wager: row.wager,
    rollover: row.to_wager === 0 ? null : Math.floor(((row.to_wager - left) / row.to_wager) * 100),
    is_selected: row.is_selected === 1,
    image: terms.image ?? null,
    gifts: terms.parts?.map((part) => partAnswer(part, locale)) ?? [],
    spins: terms.spins ? { ...terms.spins, left: row.spins_left } : null,
    wagerTotal: row.to_wager === 0 ? null : row.to_wager,
    wagerUntil: isActive && row.to_wager > 0 ? clock.iso(row.expires_at) : null,
    wagerDays: terms.wagerDays ?? null,
    isCancelable: isActive,
    restrictions: {
      depositLimits: depositLimits(row),
      platforms: terms.platforms ?? [],
      producers: (terms.producers ?? []).flatMap((slug) => {
        const producer = catalogue.producers.find((one) => one.slug === slug)
        return producer ? [{ slug, name: producer.name }] : []
      }),
      games: (terms.games ?? []).flatMap((slug) => {
        const game = catalogue.game(slug)
        return game ? [{ slug, name: game.name }] : []
      }),
      maxBet: terms.maxBet ?? null,
      shares: CATEGORIES.flatMap(({ slug, name }) => {
        const share = terms.shares?.[slug]
        return share === undefined ? [] : [{ slug, name: name[locale], share }]
      }),
    },
    restrictionsState: { depositProgress: row.deposit_progress },
  }
}

function partAnswer({ title, type, amount, percent, wager, terms }: GiftSeed, locale: Locale) {
  return {
    title: textIn(title, locale),
    type,
    image: terms?.image ?? null,
    amount: amount ?? null,
    percent: percent ?? null,
    wager: wager ?? null,
    spins: terms?.spins ?? null,
  }
}

const textIn = (text: string | Texts, locale: Locale): string => (typeof text === 'string' ? text : text[locale])
