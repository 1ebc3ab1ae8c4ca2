/**
 * @promise Gifts: a gift is activated once; a lost answer is looked up, never repeated blindly; each refusal has
 *   its text and a remedy; one bonus at a time; what a cancellation costs is shown first
 * @proof activation-store.test, refusal.test, gifts.contract.test, gifts.additions.test, gifts.test,
 *   activation.stories (EveryRefusal, AnswerLost, Unclear, AnotherIsActive, InsteadOfAnother,
 *   InsteadOfAnotherRefused, AnotherActivatedMeanwhile, Cancelled, CancelAll, ByKeyboard)
 * @journey gifts/gifts
 */

import { describe, expect, it, test } from 'vitest'
import { aGift as gift } from '@croupier/platform-fixtures'
import { blockingBonus, canCancel, isDone, type GiftRequest } from './activation.ts'

const NOW = Date.parse('2026-01-15T12:00:00Z')
const ACTIVATE: GiftRequest = { kind: 'activate', giftId: '1' }
const CANCEL: GiftRequest = { kind: 'cancel', giftId: '1' }
const CANCEL_ALL: GiftRequest = { kind: 'cancel-all' }

test.each([
  ['activated', ACTIVATE, 'activated', true],
  ['activated and used', ACTIVATE, 'used', true],
  ['still received', ACTIVATE, 'received', false],
  ['expired meanwhile', ACTIVATE, 'expired', false],
  ['cancelled', CANCEL, 'expired', true],
  ['not cancelled', CANCEL, 'activated', false],
  ['all cancelled', CANCEL_ALL, 'expired', true],
  ['not all cancelled', CANCEL_ALL, 'activated', false],
] as const)('the gifts show whether a request was done: %s', (_, request, state, expected) => {
  expect(isDone(request, [gift({ state, isCancelable: true })])).toBe(expected)
})

describe('a bonus', () => {
  const bonus = gift({ id: '1', type: 'cashback' })
  const other = (changes: Parameters<typeof gift>[0]) => gift({ id: '2', type: 'bonus_offer', ...changes })

  it.each([
    ['another bonus that is active', other({ state: 'activated' }), '2'],
    ['one that is received', other({ state: 'received' }), null],
    ['one that is over', other({ state: 'activated', expiresAt: NOW }), null],
    ['an active gift without a wager', other({ state: 'activated', type: 'group', wager: null }), null],
    ['an active gift of an unknown type with a wager', other({ state: 'activated', type: 'other', wager: 3 }), '2'],
  ])('waits for %s: %s', (_, one, expected) => {
    expect(blockingBonus(bonus, [bonus, one], NOW)?.id ?? null).toBe(expected)
  })

  it('does not wait once it is active, and money never waits', () => {
    const active = other({ state: 'activated' })
    expect(blockingBonus({ ...bonus, state: 'activated' }, [active], NOW)).toBeNull()
    expect(blockingBonus(gift({ type: 'cash', wager: null }), [active], NOW)).toBeNull()
  })
})

test.each([
  ['activated', true, true],
  ['activated', false, false],
  ['received', true, false],
  ['used', true, false],
] as const)('%s, cancelable %s: it can be cancelled: %s', (state, isCancelable, expected) =>
  expect(canCancel({ state, isCancelable })).toBe(expected),
)
