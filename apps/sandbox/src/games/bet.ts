import type { Balances } from '../ground/ledger/ledger.ts'
import { InsufficientFunds } from '../ground/ledger/ledger.ts'

export interface BetSteps {
  bet: Partial<Balances>
  win: Partial<Balances>
  /** The bonus is wagered and becomes real money, or nothing of it is left. */
  settlement: { reason: 'bonus_released' | 'bonus_lost'; amounts: Partial<Balances> } | null
}

/** Real money, plus bonus money if the game takes it. */
export const playable = (balances: Balances, allowsBonus: boolean): number =>
  balances.real + (allowsBonus ? balances.bonus : 0)

/** @returns the accounts of the stake, real money first. @throws InsufficientFunds */
export function stakeOf(balances: Balances, bet: number, allowsBonus: boolean): { real: number; bonus: number } {
  if (bet > playable(balances, allowsBonus)) throw new InsufficientFunds('real')
  const real = Math.min(balances.real, bet)
  return { real, bonus: bet - real }
}

export interface BetOrder {
  bet: number
  win: number
  allowsBonus: boolean
  /** Percent of the bet that counts for wagering. */
  share: number
}

/** Pays the win to the accounts of the stake. A win on bonus money stays bonus until wagered. */
export function betSteps(balances: Balances, { bet, win, allowsBonus, share }: BetOrder): BetSteps {
  const stake = stakeOf(balances, bet, allowsBonus)
  const wagered = Math.min(balances.wagering, Math.floor((bet * share) / 100))
  const winsBonus = stake.bonus > 0
  const bonusAfter = balances.bonus - stake.bonus + (winsBonus ? win : 0)
  const toWager = balances.wagering - wagered
  return {
    bet: { real: -stake.real, bonus: -stake.bonus, wagering: -wagered },
    win: winsBonus ? { bonus: win } : { real: win },
    settlement: settle(bonusAfter, toWager, balances),
  }
}

function settle(bonus: number, toWager: number, before: Balances): BetSteps['settlement'] {
  if (before.bonus === 0) return null
  if (bonus > 0 && toWager === 0) return { reason: 'bonus_released', amounts: { real: bonus, bonus: -bonus } }
  if (bonus === 0 && toWager > 0) return { reason: 'bonus_lost', amounts: { wagering: -toWager } }
  return null
}
