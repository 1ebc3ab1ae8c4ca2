import type { Balances } from '../treasury/ledger/ledger.ts'
import { InsufficientFunds } from '../treasury/ledger/ledger.ts'

/** What a bet does to the accounts, step by step; each step is one posting. */
export interface BetSteps {
  bet: Partial<Balances>
  win: Partial<Balances>
  /** Wagered out: the bonus becomes real money. Or lost: nothing is left to wager for. */
  settlement: { reason: 'bonus_released' | 'bonus_lost'; amounts: Partial<Balances> } | null
}

/** What may be staked: real money, and bonus money where the game takes it. */
export const playable = (balances: Balances, allowsBonus: boolean): number =>
  balances.real + (allowsBonus ? balances.bonus : 0)

/** @returns where the stake comes from: real money first. @throws InsufficientFunds */
export function stakeOf(balances: Balances, bet: number, allowsBonus: boolean): { real: number; bonus: number } {
  if (bet > playable(balances, allowsBonus)) throw new InsufficientFunds('real')
  const real = Math.min(balances.real, bet)
  return { real, bonus: bet - real }
}

/** A win goes where the stake came from; what was won with bonus money stays bonus until it is wagered. */
export function betSteps(
  balances: Balances,
  { bet, win, allowsBonus }: { bet: number; win: number; allowsBonus: boolean },
): BetSteps {
  const stake = stakeOf(balances, bet, allowsBonus)
  const wagered = Math.min(balances.wagering, bet)
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
