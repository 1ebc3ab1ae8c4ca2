import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Balance,
  type BalanceBook,
  EMPTY_BOOK,
  balanceOf,
  bonusDebit,
  withAnswer,
  withCompoints,
  withMoney,
  withWinback,
  withdrawable,
} from './balance.ts'

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
const known = withAnswer(EMPTY_BOOK, balance(), 0)
const real = (book: BalanceBook) => balanceOf(book)?.real

describe('the newest money wins', () => {
  test('nothing is known before an answer', () => expect(balanceOf(EMPTY_BOOK)).toBeNull())
  test('an answer is taken', () => expect(balanceOf(known)).toEqual(balance()))
  test('a later event changes it', () => expect(real(withMoney(known, money(900, 101)))).toBe(900))
  test('an earlier event does not', () => expect(withMoney(known, money(900, 99))).toBe(known))
  test('of two events at one moment the second counts', () =>
    expect(real(withMoney(withMoney(known, money(900, 101)), money(800, 101)))).toBe(800))
  test('an answer older than an event does not take it back', () => {
    const book = withMoney(known, money(900, 105))
    expect(real(withAnswer(book, balance({ updatedAt: 104 }), 0))).toBe(900)
    expect(real(withAnswer(book, balance({ updatedAt: 104 }), book.revision))).toBe(900)
  })
  test('a newer answer does', () =>
    expect(real(withAnswer(withMoney(known, money(900, 105)), balance({ real: 700, updatedAt: 106 }), 0))).toBe(700))
  test('of one moment, an answer asked for before the event yields, one asked for after it counts', () => {
    const book = withMoney(known, money(900, 105))
    expect(real(withAnswer(book, balance({ real: 700, updatedAt: 105 }), 0))).toBe(900)
    expect(real(withAnswer(book, balance({ real: 700, updatedAt: 105 }), book.revision))).toBe(700)
  })
  test('an event before the first answer counts when that is older', () => {
    const early = withMoney(EMPTY_BOOK, money(900, 105))
    expect(balanceOf(early)).toBeNull()
    expect(balanceOf(withAnswer(early, balance({ updatedAt: 104 }), 0))).toMatchObject({ real: 900, currency: 'RUB' })
  })
  test('what has no time of its own: an event outruns an answer asked for before it', () => {
    const book = withWinback(withCompoints(known, 21), 11)
    expect(balanceOf(book)).toMatchObject({ compoints: 21, winback: 11 })
    expect(balanceOf(withAnswer(book, balance(), 0))).toMatchObject({ compoints: 21, winback: 11 })
    expect(balanceOf(withAnswer(book, balance({ compoints: 5, winback: 6 }), book.revision))).toMatchObject({
      compoints: 5,
      winback: 6,
    })
  })

  test('whatever the order in which they come, the last change is what is shown', () => {
    const times = fc.uniqueArray(fc.nat(50), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(times, fc.infiniteStream(fc.boolean()), (updates, byEvent) => {
        const book = updates.reduce(
          (current, updatedAt) => {
            const isEvent = byEvent.next().value === true
            return isEvent
              ? withMoney(current, money(updatedAt, updatedAt))
              : withAnswer(current, balance({ real: updatedAt, updatedAt }), current.revision)
          },
          withAnswer(EMPTY_BOOK, balance({ real: -1, updatedAt: -1 }), 0),
        )
        expect(real(book)).toBe(Math.max(...updates))
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
  ['XYZ', 0, 500, null],
])('in %s with %i real and %i bonus the bonus is debited: %s', (currency, amount, bonus, debit) =>
  expect(bonusDebit(balance({ currency, real: amount, bonus }), { RUB: 1000, BRL: 100 })).toBe(debit),
)
