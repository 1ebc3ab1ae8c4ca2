import type { GiftType } from '../core/index.ts'

const ONE_CLICK: readonly GiftType[] = ['compoint', 'xp', 'custom', 'cash', 'deposit_bonus', 'bonus_offer']
const LONG_TERM: readonly GiftType[] = ['cashback', 'giftspin', 'nondeposit', 'free_spins', 'free_bets']

interface Typed {
  readonly type: GiftType
}

/** Takes effect at once. */
export const isOneClick = ({ type }: Typed): boolean => ONE_CLICK.includes(type)

/** Runs on after it was taken. */
export const isLongTerm = ({ type }: Typed): boolean => LONG_TERM.includes(type)

const BONUSES: readonly GiftType[] = [
  'deposit_bonus',
  'bonus_offer',
  'cashback',
  'giftspin',
  'nondeposit',
  'free_spins',
  'free_bets',
]

/** Whether its money or wins have to be wagered. */
export const isBonus = ({ type, wager }: Typed & { readonly wager: number | null }): boolean =>
  BONUSES.includes(type) || (wager !== null && wager > 0)
