/**
 * @promise Gifts: gifts by state, with what they bring and what is missing; they expire and move while they are
 *   looked at; those bought for compoints are left out
 * @proof gifts-store.test, gifts-page.stories (EachState, Actions, Expires, WagerMoves, EveryFault)
 * @journey none
 *
 * @promise Compoints: purchases to pick up, active, picked up, expired, apart from other gifts
 * @proof purchases-page.stories
 * @journey none
 */

import { describe, expect, it, test } from 'vitest'
import { aGift as gift } from '@croupier/platform-fixtures'
import {
  depositLimit,
  depositRoom,
  giftsIn,
  isForCashbox,
  isForDevice,
  isListed,
  isLive,
  nextExpiry,
  stateAt,
  withKnownSelection,
  withSelected,
  withTaken,
} from './gift.ts'

const NOW = Date.parse('2026-01-15T12:00:00Z')

test.each([
  [NOW + 1, true],
  [NOW, false],
  [NOW - 1, false],
  [null, true],
])('expiring at %s it is live: %s', (expiresAt, expected) => expect(isLive({ expiresAt }, NOW)).toBe(expected))

test.each([
  ['compoint_product_purchase', false],
  ['registration', true],
  [null, true],
] as const)('given for %s it is in the list: %s', (reason, expected) => expect(isListed({ reason })).toBe(expected))

it.each([
  ['received', NOW + 1, 'received'],
  ['received', NOW, 'expired'],
  ['received', null, 'received'],
  ['activated', NOW, 'expired'],
  ['used', NOW - 1, 'used'],
  ['expired', NOW + 1, 'expired'],
] as const)('%s until %s its state is %s', (state, expiresAt, expected) =>
  expect(stateAt({ state, expiresAt }, NOW)).toBe(expected),
)

it.each([
  [[], true],
  [['mobile'], true],
  [['desktop'], false],
  [['desktop', 'mobile'], true],
] as const)('for devices %j it may be used on a phone: %s', (platforms, expected) =>
  expect(isForDevice({ platforms }, 'mobile')).toBe(expected),
)

describe('the gifts in a state', () => {
  const gifts = [
    gift({ id: '1', expiresAt: null }),
    gift({ id: '2', state: 'expired', expiresAt: NOW - 9 }),
    gift({ id: '3', state: 'expired', expiresAt: null }),
    gift({ id: '4', expiresAt: NOW + 9 }),
    gift({ id: '5', expiresAt: NOW }),
    gift({ id: '6', state: 'used', expiresAt: NOW - 9 }),
  ]

  it.each([
    ['received', ['1', '4']],
    ['activated', []],
    ['used', ['6']],
    ['expired', ['5', '2', '3']],
  ] as const)('%s are %j', (state, ids) => expect(giftsIn(state, gifts, NOW).map(({ id }) => id)).toEqual(ids))
})

describe('the next gift to expire', () => {
  it.each([
    ['none', [], null],
    ['one without an end', [gift({ expiresAt: null })], null],
    ['the earliest', [gift({ expiresAt: NOW + 9 }), gift({ state: 'activated', expiresAt: NOW + 5 })], NOW + 5],
    ['not one that is over', [gift({ expiresAt: NOW }), gift({ state: 'used', expiresAt: NOW + 1 })], null],
  ] as const)('is %s', (_, gifts, expected) => expect(nextExpiry(gifts, NOW)).toBe(expected))
})

describe('the cashbox', () => {
  it.each([
    [{}, 'EUR', true],
    [{ state: 'activated' }, 'EUR', true],
    [{ depositProgress: 499 }, 'EUR', true],
    [{ depositProgress: 500 }, 'EUR', false],
    [{ depositProgress: 900 }, 'EUR', false],
    [{}, 'BRL', false],
    [{ depositLimits: [] }, 'EUR', false],
    [{ state: 'used' }, 'EUR', false],
    [{ state: 'expired' }, 'EUR', false],
    [{ expiresAt: NOW }, 'EUR', false],
  ] as const)('offers %j for a deposit in %s: %s', (changes, currency, expected) =>
    expect(isForCashbox(gift(changes), currency, NOW)).toBe(expected),
  )

  it('knows what may still be deposited', () => {
    expect(depositRoom(gift({ depositProgress: 120 }), 'EUR')).toBe(380)
    expect(depositRoom(gift({ depositProgress: 120 }), 'BRL')).toBe(0)
  })

  it('knows the limit of a currency', () => {
    expect(depositLimit(gift(), 'EUR')).toBe(500)
    expect(depositLimit(gift(), 'BRL')).toBeNull()
  })

  it('has one gift chosen, or none', () => {
    const gifts = [gift({ id: '1', isSelected: true }), gift({ id: '2' })]
    expect(withSelected(gifts, '2').map(({ isSelected }) => isSelected)).toEqual([false, true])
    expect(withSelected(gifts, null).map(({ isSelected }) => isSelected)).toEqual([false, false])
  })

  it.each([
    ['the platform tells the selection', [false, true], [false, true]],
    ['the platform tells no selection', [null, null], [true, false]],
  ] as const)('after a reload where %s', (_name, [first, second], expected) => {
    const answered = [
      { ...gift({ id: '1' }), isSelected: first },
      { ...gift({ id: '2' }), isSelected: second },
    ]
    const known = [gift({ id: '1', isSelected: true }), gift({ id: '2' })]
    expect(withKnownSelection(answered, known).map(({ isSelected }) => isSelected)).toEqual(expected)
  })

  it('has none chosen once that one is used', () => {
    const used = { ...gift({ id: '1', state: 'used' }), isSelected: null }
    expect(withKnownSelection([used], [gift({ id: '1', isSelected: true })])[0]?.isSelected).toBe(false)
  })
})

test.each([
  ['cash', 'used'],
  ['cashback', 'activated'],
  ['other', 'received'],
] as const)('a taken gift of kind %s is %s', (type, state) =>
  expect(withTaken([gift({ type, wager: null }), gift({ id: '2', type })], '1').map((one) => one.state)).toEqual([
    state,
    'received',
  ]),
)
