import { CURRENCIES, fromEuros, type Currency } from '../ground/values/currencies.ts'
import type { GiftSeed } from './gift.ts'

export interface Coupon {
  readonly gift: GiftSeed
  /** Of the gift, in the player's currency. */
  readonly euros?: number
  /** Milliseconds; default: never expires. */
  readonly until?: number
  /** How many players may use it; default: any number. */
  readonly max?: number
}

const POINTS: GiftSeed = {
  type: 'compoint',
  title: {
    ru: '100 баллов по промокоду',
    en: '100 compoints for your code',
    it: '100 compoint per il tuo codice',
    br: '100 compoints pelo seu código',
  },
  reason: 'promotions',
  amount: 100,
}

/** By code, in upper case. */
export const COUPONS: ReadonlyMap<string, Coupon> = new Map<string, Coupon>([
  ...['POINTS100', 'WELCOME', 'LUCKY7', 'CROUPIER'].map((code) => [code, { gift: POINTS }] as const),
  [
    'CASH5',
    {
      euros: 5,
      gift: {
        type: 'cash',
        title: {
          ru: 'Деньги по промокоду',
          en: 'Money for your code',
          it: 'Denaro per il tuo codice',
          br: 'Dinheiro pelo seu código',
        },
        reason: 'promotions',
      },
    },
  ],
  [
    'BONUS50',
    {
      gift: {
        type: 'deposit_bonus',
        title: {
          ru: '50 % к пополнению по промокоду',
          en: '50% on a deposit for your code',
          it: '50% su un deposito per il tuo codice',
          br: '50% em um depósito pelo seu código',
        },
        reason: 'promotions',
        percent: 50,
        wager: 25,
        depositLimits: CURRENCIES.map((currency) => ({ currency, limit: fromEuros(200, currency) })),
      },
    },
  ],
  [
    'XP500',
    {
      gift: {
        type: 'xp',
        title: {
          ru: '500 очков опыта по промокоду',
          en: '500 experience points for your code',
          it: '500 punti esperienza per il tuo codice',
          br: '500 pontos de experiência pelo seu código',
        },
        reason: 'promotions',
        amount: 500,
      },
    },
  ],
  ['ONLYONE', { gift: POINTS, max: 1 }],
  ['LASTYEAR', { gift: POINTS, until: Date.UTC(2025, 0, 1) }],
])

export const couponGift = ({ gift, euros }: Coupon, currency: Currency): GiftSeed =>
  euros === undefined ? gift : { ...gift, amount: fromEuros(euros, currency) }
