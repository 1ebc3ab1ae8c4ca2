import { levelCompoints } from '../players/levels.ts'
import { CURRENCIES, fromEuros, type Currency } from '../ground/values/currencies.ts'
import type { DepositLimit, GiftSeed } from './gift.ts'

const DAY = 86_400_000

/** The limit of a gift for deposits in each currency. */
export const limitsOf = (euros: number): DepositLimit[] =>
  CURRENCIES.map((currency) => ({ currency, limit: fromEuros(euros, currency) }))

/** Percent of a bet that counts for wagering. */
export const SHARES = { slots: 100, crash_games: 20, table: 10 }

/** For every new player: 100 % on deposits. */
export const welcomeGift = (currency: Currency): GiftSeed => ({
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
  terms: { maxBet: fromEuros(5, currency), shares: SHARES, wagerDays: 7 },
})

export const levelGift = (level: number): GiftSeed => ({
  type: 'compoint',
  title: {
    ru: `Баллы за уровень ${level}`,
    en: `Compoints for level ${level}`,
    it: `Compoint per il livello ${level}`,
    br: `Compoints pelo nível ${level}`,
  },
  reason: 'level.changed',
  amount: levelCompoints(level),
  expiresInMs: 30 * DAY,
})
