import { fromEuros, type Currency } from '../ground/values/currencies.ts'
import type { GiftSeed } from './gift.ts'

export interface Prize {
  readonly title: GiftSeed['title']
  /** Of the bonus, in the player's currency. */
  readonly euros: number
  readonly wager: number
  /** Milliseconds; default: never ends. */
  readonly until?: number
  /** False: the operator has withdrawn it. */
  readonly isActive?: boolean
  /** How many players may take it; default: any number. */
  readonly max?: number
}

const PARTNER: Prize = {
  title: {
    ru: 'Бонус без пополнения',
    en: 'A bonus without a deposit',
    it: 'Un bonus senza deposito',
    br: 'Um bônus sem depósito',
  },
  euros: 10,
  wager: 20,
}

/** Gifts that links to `/take/gift` name, by id. */
export const PRIZES: ReadonlyMap<string, Prize> = new Map<string, Prize>([
  ['101', PARTNER],
  [
    '102',
    {
      title: {
        ru: 'Подарок подписчикам канала',
        en: 'A gift for our channel’s readers',
        it: 'Un regalo per chi segue il canale',
        br: 'Um presente para quem segue o canal',
      },
      euros: 5,
      wager: 10,
    },
  ],
  ['103', { ...PARTNER, until: Date.UTC(2025, 0, 1) }],
  ['104', { ...PARTNER, isActive: false }],
  ['105', { ...PARTNER, max: 1 }],
])

export const prizeGift = ({ title, euros, wager }: Prize, currency: Currency): GiftSeed => ({
  type: 'nondeposit',
  title,
  reason: 'promotions',
  amount: fromEuros(euros, currency),
  wager,
})
