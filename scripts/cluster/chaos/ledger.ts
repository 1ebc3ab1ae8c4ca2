/** What a player has at the beginning. Minor units. */
export const START = { balance: 100_000, compoints: 1_000_000 }

/** What the site has said to be done. Amounts in minor units. */
export interface Told {
  exchanges: number
  compoints: number
  amount: number
  deposits: number
  payouts: number
  paidOut: number
  rounds: number
  staked: number
  won: number
}

/** The platform's account of a player. */
export interface Account {
  readonly balances: { readonly real: number; readonly compoints: number }
  readonly deposits: readonly unknown[]
  readonly withdrawRequests: readonly unknown[]
  readonly ledger: readonly { readonly account: string; readonly amount: number; readonly reason: string }[]
}

/** What the platform's account lacks or has too much of, against what the player was told. */
export function differences(told: Told, { balances, deposits, withdrawRequests, ledger }: Account): string[] {
  const bets = ledger.filter(({ reason }) => reason === 'bet')
  // The platform gives them for bets, by a rule of its own.
  const earned = ledger.filter(({ account, reason }) => account === 'compoints' && reason === 'bets')
  const pairs = [
    ['money', balances.real, START.balance + told.amount - told.paidOut - told.staked + told.won],
    ['compoints', balances.compoints, START.compoints - told.compoints + sumOf(earned)],
    ['rounds', bets.length, told.rounds],
    ['deposits', deposits.length, told.deposits],
    ['payouts', withdrawRequests.length, told.payouts],
  ] as const
  return pairs
    .filter(([, found, expected]) => found !== expected)
    .map(([what, found, expected]) => `${what} ${found}, told ${expected}`)
}

const sumOf = (entries: readonly { readonly amount: number }[]) => entries.reduce((sum, { amount }) => sum + amount, 0)
