import { levelCompoints } from '../players/levels.ts'
import { CURRENCIES, fromEuros } from '../treasury/ledger/currencies.ts'
import type { DepositLimit, GiftSeed } from './gift.ts'

const DAY = 86_400_000

const limitsOf = (euros: number): DepositLimit[] =>
  CURRENCIES.map((currency) => ({ currency, limit: fromEuros(euros, currency) }))

/** For every new player: 100 % on deposits. */
export const WELCOME_GIFT: GiftSeed = {
  type: 'deposit_bonus',
  title: {
    ru: 'Приветственный бонус 100 %',
    en: 'Welcome bonus 100%',
    it: 'Bonus di benvenuto 100%',
    br: 'Bônus de boas-vindas de 100%',
  },
  reason: 'registration',
  percent: 100,
  wager: 30,
  depositLimits: limitsOf(500),
  expiresInMs: 7 * DAY,
}

export const levelGift = (level: number): GiftSeed => ({
  type: 'compoint',
  title: {
    ru: `Компоинты за уровень ${level}`,
    en: `Compoints for level ${level}`,
    it: `Compoint per il livello ${level}`,
    br: `Compoints pelo nível ${level}`,
  },
  reason: 'level.changed',
  amount: levelCompoints(level),
  expiresInMs: 30 * DAY,
})

/** Gifts of the demo player in each state. Amounts in roubles. */
export const DEMO_GIFTS: readonly GiftSeed[] = [
  {
    type: 'deposit_bonus',
    title: {
      ru: 'Бонус 100 % на депозиты',
      en: '100% on your deposits',
      it: '100% sui tuoi depositi',
      br: '100% nos seus depósitos',
    },
    reason: 'personal',
    percent: 100,
    wager: 3,
    depositLimits: limitsOf(50),
    depositProgress: 150_000,
    state: 'activated',
    toWager: 450_000,
    expiresInMs: 5 * DAY,
  },
  {
    type: 'deposit_bonus',
    title: {
      ru: 'Бонус 50 % к выходным',
      en: 'Weekend bonus 50%',
      it: 'Bonus del weekend 50%',
      br: 'Bônus de fim de semana de 50%',
    },
    reason: 'promotions',
    percent: 50,
    wager: 25,
    depositLimits: limitsOf(300),
    expiresInMs: 3 * DAY,
  },
  {
    type: 'cash',
    title: {
      ru: '500 ₽ за турнир',
      en: '500 ₽ from the tournament',
      it: '500 ₽ dal torneo',
      br: '500 ₽ do torneio',
    },
    reason: 'gift_distribution',
    amount: 50_000,
    expiresInMs: 14 * DAY,
  },
  { ...levelGift(4), expiresInMs: 20 * DAY },
  {
    type: 'cashback',
    title: {
      ru: 'Кэшбэк за неделю',
      en: 'Cashback of the week',
      it: 'Cashback della settimana',
      br: 'Cashback da semana',
    },
    reason: 'cashback',
    amount: 32_000,
    wager: 3,
    expiresInMs: 2 * DAY,
  },
  {
    type: 'xp',
    title: {
      ru: '1 000 очков опыта',
      en: '1,000 experience points',
      it: '1.000 punti esperienza',
      br: '1.000 pontos de experiência',
    },
    reason: 'compoint_product_purchase',
    amount: 1000,
    price: 100,
    productId: 7,
    expiresInMs: 30 * DAY,
  },
  {
    type: 'bonus_offer',
    title: {
      ru: 'Бонус 300 ₽ за достижение',
      en: '300 ₽ bonus for an achievement',
      it: 'Bonus di 300 ₽ per un obiettivo',
      br: 'Bônus de 300 ₽ por uma conquista',
    },
    reason: 'achievement',
    amount: 30_000,
    wager: 20,
    expiresInMs: -2 * DAY,
  },
]
