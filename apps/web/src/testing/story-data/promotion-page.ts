import type { Locale } from '@croupier/domain/core'
import type { Promotion, PromotionPrize } from '@croupier/domain/promotions'
import { STORY_NOW } from './now.ts'
import { picture } from './pictures.ts'
import { aPromotion as aPlainPromotion } from './promotion.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

interface Words {
  readonly title: string
  readonly fund: string
  readonly points: readonly string[]
  readonly prizes: readonly [main: string, phone: string, watch: string, spins: string, bonus: string]
  readonly rules: string
  readonly howToWin: string
  readonly results: string
}

const ENGLISH: Words = {
  title: 'Treasure voyage',
  fund: '<p>A car, phones and <b>€50,000</b> in bonuses</p>',
  points: ['pearl', 'pearls'],
  prizes: ['A city car', 'Smartphone', 'Diver’s watch', '100 free spins', 'A bonus of €20'],
  rules:
    '<p>One entry for each player.</p><ul><li>Only bets of real money count.</li><li>Players are 18 or older.</li></ul>',
  howToWin: '<ol><li>Take part.</li><li>Play the games of the promotion.</li><li>Collect pearls.</li></ol>',
  results: '<p>The car goes to <b>nordwind</b>. Congratulations!</p>',
}

const RUSSIAN: Words = {
  title: 'Путешествие за сокровищами',
  fund: '<p>Автомобиль, смартфоны и <b>3 000 000 ₽</b> бонусами</p>',
  points: ['жемчужина', 'жемчужины', 'жемчужин'],
  prizes: ['Городской автомобиль', 'Смартфон', 'Часы ныряльщика', '100 бесплатных вращений', 'Бонус 2 000 ₽'],
  rules:
    '<p>Один участник — одна заявка.</p><ul><li>Засчитываются только ставки на деньги.</li><li>Игрокам не меньше 18 лет.</li></ul>',
  howToWin: '<ol><li>Примите участие.</li><li>Играйте в игры акции.</li><li>Собирайте жемчуг.</li></ol>',
  results: '<p>Автомобиль достался игроку <b>nordwind</b>. Поздравляем!</p>',
}

const PRICES = [50_000, 12_000, 6000, 900, 250]

/** A promotion of template 1 that runs for two more days, in the words of a language; `changes` are those of a story. */
export function aPromotion(locale: Locale, changes: Partial<Promotion> = {}): Promotion {
  const words = locale === 'ru' ? RUSSIAN : ENGLISH
  const prizes = words.prizes.map((title, index): PromotionPrize => ({
    id: String(index),
    price: PRICES[index] ?? null,
    currencyId: 'pearls',
    position: words.prizes.length - index,
    title,
    image: picture(index, 240, 240),
    total: null,
    left: null,
    winners: [],
  }))
  return aPlainPromotion({
    id: '1',
    title: words.title,
    image: picture(1, 600, 400),
    background: picture(7, 1200, 480),
    fund: words.fund,
    rules: words.rules,
    howToWin: words.howToWin,
    prizes,
    currency: { id: 'pearls', forms: words.points, icon: null, url: null },
    pointPrices: { RUB: 10_000, EUR: 100 },
    hasParticipateButton: false,
    startAt: STORY_NOW - 5 * DAY,
    endAt: STORY_NOW + 2 * DAY + 4 * HOUR,
    ...changes,
  })
}

/** Results in the words of a language. */
export const resultsIn = (locale: Locale): string => (locale === 'ru' ? RUSSIAN : ENGLISH).results
