import { expect, it } from 'vitest'
import { differences, START } from './ledger.ts'

const told = {
  exchanges: 2,
  compoints: 400,
  amount: 200,
  deposits: 1,
  payouts: 1,
  paidOut: 1000,
  rounds: 2,
  staked: 40,
  won: 15,
}
const account = {
  balances: { real: START.balance + 200 - 1000 - 40 + 15, compoints: START.compoints - 400 + 3 },
  deposits: [{}],
  withdrawRequests: [{}],
  ledger: [
    { account: 'real', amount: -20, reason: 'bet' },
    { account: 'compoints', amount: 3, reason: 'bets' },
    { account: 'real', amount: -20, reason: 'bet' },
    { account: 'real', amount: 15, reason: 'win' },
  ],
}

it('finds no difference where the platform has done what the player was told', () => {
  expect(differences(told, account)).toEqual([])
})

it.each([
  ['an exchange was done twice', { balances: { real: 99_375, compoints: 999_203 } }, 2],
  ['an exchange that was told was not done', { balances: { real: 99_075, compoints: 999_803 } }, 2],
  ['compoints were taken for no money', { balances: { real: 99_175, compoints: 999_403 } }, 1],
  ['a deposit was made twice', { deposits: [{}, {}] }, 1],
  ['a deposit was lost', { deposits: [] }, 1],
  ['a payout was made twice', { balances: { real: 98_175, compoints: 999_603 }, withdrawRequests: [{}, {}] }, 2],
  ['a payout that was told was not made', { balances: { real: 100_175, compoints: 999_603 }, withdrawRequests: [] }, 2],
  [
    'a bet was taken twice',
    { balances: { real: 99_155, compoints: 999_603 }, ledger: [...account.ledger, ...account.ledger.slice(0, 1)] },
    2,
  ],
  ['a win was lost', { balances: { real: 99_160, compoints: 999_603 } }, 1],
])('names what differs where %s', (_name, change, count) => {
  expect(differences(told, { ...account, ...change })).toHaveLength(count)
})
