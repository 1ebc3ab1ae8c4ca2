import { picturePath } from '../ground/values/picture-address.ts'
import { CURRENCIES } from '../ground/values/currencies.ts'
import type { Locale } from '../ground/wire/locale.ts'
import { fundCurrency } from './known/prizes.ts'
import type { Participant } from './participants.ts'
import { isExchange, partsOf, type PrizeSeed, type PromotionCurrency, type PromotionNow } from './promotion.ts'
import { pointPrice, type Promotions } from './promotions.ts'

/** A promotion of a list. */
export function listAnswer(promotions: Promotions, promotion: PromotionNow, locale: Locale) {
  const { currency, additionalCurrency, eurosForPoint, drawsIn } = promotion
  const prizePool = promotions.pools.amount(promotion)
  const prizes = prizesOf(promotions, promotion, locale)
  return {
    id: promotion.id,
    slug: promotion.slug,
    type: 'promo',
    title: promotion.title[locale],
    image: picturePath('banner', promotion.slug),
    background: picturePath('banner', promotion.slug),
    fund: promotion.fund[locale],
    template: promotion.template,
    container: promotion.container,
    prizes,
    currency: currency && currencyAnswer(currency, locale),
    additionalCurrency: additionalCurrency ? currencyAnswer(additionalCurrency, locale) : null,
    pointPrices:
      eurosForPoint === null
        ? {}
        : Object.fromEntries(CURRENCIES.map((code) => [code, pointPrice(eurosForPoint, code)])),
    isHighFiveEnabled: promotion.isHighFiveEnabled ?? false,
    highFiveCost: promotion.isHighFiveEnabled ? (promotion.highFiveCost ?? 0) * partsOf(currency?.id) : null,
    useParticipantBtn: promotion.useParticipantBtn ?? false,
    achievements: promotion.depositGoal !== undefined,
    prizePoolCounter: prizePool === null ? null : { id: promotion.id, prizePool, currency: fundCurrency(locale) },
    sentGiftsCount: prizes.reduce((sum, { total, left }) => sum + total - left, 0),
    status: promotion.status,
    startAt: new Date(promotion.startsAt).toISOString(),
    endAt: new Date(promotion.endsAt).toISOString(),
    drawAt: drawsIn === undefined ? null : new Date(promotion.drawsAt).toISOString(),
    sortPriority: promotion.sortPriority,
    duckHuntId: promotion.duckHuntId ?? null,
    isClosedToMultiAccounts: promotion.isClosedToMultiAccounts ?? false,
  }
}

/** A promotion with the texts of its page. */
export function pageAnswer(promotions: Promotions, promotion: PromotionNow, locale: Locale) {
  const { rules, howToWin, results, id, status } = promotion
  const hasResults = isExchange(promotion) ? status === 'past' : promotions.draws.isDrawn(id)
  return {
    ...listAnswer(promotions, promotion, locale),
    rules: rules[locale],
    howToWin: howToWin[locale],
    results: hasResults ? results[locale] : '',
  }
}

export function participantAnswer(
  { highFives }: Promotions,
  promotion: PromotionNow,
  { playerId: _own, ...participant }: Participant,
) {
  return {
    ...participant,
    highFives: promotion.isHighFiveEnabled ? highFives.received(promotion, participant.id) : null,
  }
}

const currencyAnswer = ({ id, name, picture }: PromotionCurrency, locale: Locale) => ({
  id,
  name: name[locale],
  icon: picturePath('prize', picture),
  url: null,
})

function prizesOf(promotions: Promotions, promotion: PromotionNow, locale: Locale) {
  const winners = promotions.draws.winners(promotion)
  const isDrawn = promotions.draws.isDrawn(promotion.id)
  const left = (prize: PrizeSeed): number => {
    if (isExchange(promotion)) return promotions.prizes.left(promotion, prize)
    return isDrawn ? 0 : prize.total
  }
  return promotion.prizes.map((prize, index) => ({
    id: prize.id,
    title: prize.title[locale],
    image: picturePath('prize', prize.picture),
    price: prize.price,
    currencyId: prize.currencyId ?? promotion.currency?.id ?? null,
    position: index + 1,
    total: prize.total,
    left: left(prize),
    winners: winners.get(prize.id) ?? [],
  }))
}
