import { expect, it } from 'vitest'
import { differences, START } from './ledger.ts'

const told = { exchanges: 2, compoints: 400, amount: 200, deposits: 1, payouts: 1, paidOut: 1000 }
const account = {
  balances: { real: START.balance + 200 - 1000, compoints: START.compoints - 400 },
  deposits: [{}],
  withdrawRequests: [{}],
}

it('finds no difference where the platform has done what the player was told', () => {
  expect(differences(told, account)).toEqual([])
})

it.each([
  ['an exchange was done twice', { balances: { real: 99_400, compoints: 999_200 } }, 2],
  ['an exchange that was told was not done', { balances: { real: 99_100, compoints: 999_800 } }, 2],
  ['compoints were taken for no money', { balances: { real: 99_200, compoints: 999_400 } }, 1],
  ['a deposit was made twice', { deposits: [{}, {}] }, 1],
  ['a deposit was lost', { deposits: [] }, 1],
  ['a payout was made twice', { balances: { real: 98_200, compoints: 999_600 }, withdrawRequests: [{}, {}] }, 2],
  ['a payout that was told was not made', { balances: { real: 100_200, compoints: 999_600 }, withdrawRequests: [] }, 2],
])('names what differs where %s', (_name, change, count) => {
  expect(differences(told, { ...account, ...change })).toHaveLength(count)
})
