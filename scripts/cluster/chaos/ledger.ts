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
}

/** The platform's account of a player. */
export interface Account {
  readonly balances: { readonly real: number; readonly compoints: number }
  readonly deposits: readonly unknown[]
  readonly withdrawRequests: readonly unknown[]
}

/** What the platform's account lacks or has too much of, against what the player was told. */
export function differences(told: Told, { balances, deposits, withdrawRequests }: Account): string[] {
  const pairs = [
    ['money', balances.real, START.balance + told.amount - told.paidOut],
    ['compoints', balances.compoints, START.compoints - told.compoints],
    ['deposits', deposits.length, told.deposits],
    ['payouts', withdrawRequests.length, told.payouts],
  ] as const
  return pairs
    .filter(([, found, expected]) => found !== expected)
    .map(([what, found, expected]) => `${what} ${found}, told ${expected}`)
}
