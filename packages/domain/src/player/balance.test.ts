/**
 * @promise Another currency: the player's currency changes: no amount is shown in another one, and none that was
 *   typed stays
 * @proof player.test, cashbox.test, wagering-store.test, currency-change.test
 * @journey none
 *
 * @promise Balance and news of money: the balance: events in order, right within 2 s after a lost connection
 * @proof live-connection.test
 * @journey live/balance
 *
 * @promise Balance and news of money: the bonus is debited when real money runs out
 * @proof whole-site.stories (BonusIsDebited)
 * @journey live/balance
 */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Balance, bonusDebit, newestBalance, withdrawable, withMoney, withoutTime } from './balance.ts'

const balance = (changes: Partial<Balance> = {}): Balance => ({
  currency: 'RUB',
  real: 1000,
  bonus: 500,
  wagering: 0,
  winback: 10,
  compoints: 20,
  hasActiveBonus: true,
  updatedAt: 100,
  ...changes,
})
const money = (real: number, updatedAt: number) => ({ real, bonus: 0, wagering: 0, updatedAt })

describe('the newest money wins', () => {
  test('a later event changes it', () => expect(withMoney(balance(), money(900, 101)).real).toBe(900))
  test('an earlier event does not', () => {
    const known = balance()
    expect(withMoney(known, money(900, 99))).toBe(known)
  })
  test('of two events at one moment the second counts', () =>
    expect(withMoney(withMoney(balance(), money(900, 101)), money(800, 101)).real).toBe(800))
  test('an answer with older money keeps the known money, and updates the rest', () =>
    expect(
      newestBalance(balance({ real: 900, updatedAt: 105 }), balance({ updatedAt: 104, compoints: 5 })),
    ).toMatchObject({ real: 900, updatedAt: 105, compoints: 5 }))
  test('a newer answer counts, and so does one of the same moment', () => {
    expect(newestBalance(balance({ updatedAt: 105 }), balance({ real: 700, updatedAt: 106 })).real).toBe(700)
    expect(newestBalance(balance({ updatedAt: 105 }), balance({ real: 700, updatedAt: 105 })).real).toBe(700)
  })

  test('money of another currency leaves no amount of the old one', () => {
    const inEuros = withMoney(balance(), { ...money(9, 101), currency: 'EUR' })
    expect(inEuros).toMatchObject({ currency: 'EUR', real: 9, winback: null, compoints: 20 })
    expect(withMoney(balance(), { ...money(9, 99), currency: 'EUR' })).toMatchObject({ currency: 'RUB', real: 1000 })
    // An answer from before the change.
    expect(newestBalance(inEuros, balance({ updatedAt: 100 }))).toBe(inEuros)
    expect(newestBalance(inEuros, balance({ updatedAt: 102, currency: 'EUR' })).winback).toBe(10)
  })

  test('where one of them has no time, what arrives last counts', () => {
    expect(withMoney(balance(), { ...money(900, 0), updatedAt: null }).real).toBe(900)
    expect(withMoney(withoutTime(balance()), money(900, 1)).real).toBe(900)
    expect(newestBalance(balance(), balance({ real: 700, updatedAt: null })).real).toBe(700)
    expect(newestBalance(withoutTime(balance()), balance({ real: 700, updatedAt: 1 })).real).toBe(700)
  })

  test('whatever the order in which they come, the last change is what is shown', () => {
    const times = fc.uniqueArray(fc.nat(50), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(times, fc.infiniteStream(fc.boolean()), (updates, byEvent) => {
        const shown = updates.reduce(
          (known, updatedAt) =>
            byEvent.next().value === true
              ? withMoney(known, money(updatedAt, updatedAt))
              : newestBalance(known, balance({ real: updatedAt, updatedAt })),
          balance({ real: -1, updatedAt: -1 }),
        )
        expect(shown.real).toBe(Math.max(...updates))
      }),
    )
  })
})

test.each([
  [{}, 1000],
  [{ wagering: 1 }, 0],
  [{ real: -5 }, 0],
])('with %j there is %i to pay out', (changes, expected) => expect(withdrawable(balance(changes))).toBe(expected))

test.each([
  ['RUB', 999, 500, 500],
  ['RUB', 1000, 500, null],
  ['RUB', 0, 0, null],
  ['BRL', 99, 500, 500],
  ['BRL', 100, 500, null],
  ['XYZ', 999, 500, 500],
  ['XYZ', 1000, 500, null],
])('in %s with %i real and %i bonus the bonus is debited: %s', (currency, amount, bonus, debit) =>
  expect(bonusDebit(balance({ currency, real: amount, bonus }), { RUB: 1000, BRL: 100 })).toBe(debit),
)
