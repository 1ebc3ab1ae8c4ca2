/**
 * @promise Participation: days of deposits, and where points came from
 * @proof participation.stories (Member, LogBySteps, MemberOfPast)
 * @journey none
 */

import { describe, expect, test } from 'vitest'
import { type DepositDay, depositDayState, missingDeposit, sortDays } from './deposit-day.ts'
import { pageCount, pageOfRank, FIRST_PARTICIPANTS } from './participants-query.ts'
import { currencyOfPoints } from './points-entry.ts'
import { type ParticipationState, participationStep, pointPrice } from './participation-step.ts'
import { aParticipant } from '@croupier/platform-fixtures'

const NOON = Date.parse('2026-11-23T12:00:00Z')
const day = (changes: Partial<DepositDay>): DepositDay => ({
  day: '2026-11-23',
  amount: 500,
  target: 2000,
  currency: 'EUR',
  points: 3,
  currencyId: null,
  isCompleted: false,
  ...changes,
})

describe('the currency of points', () => {
  const candles = { id: 'candles', forms: [], icon: null, url: null }
  const stars = { id: 'stars', forms: [], icon: null, url: null }
  test.each([
    [null, candles],
    ['candles', candles],
    ['stars', stars],
    ['shells', candles],
  ])('named %s', (currencyId, currency) =>
    expect(currencyOfPoints({ currencyId }, { currency: candles, additionalCurrency: stars })).toBe(currency),
  )

  test('is none where the promotion has none', () =>
    expect(currencyOfPoints({ currencyId: null }, { currency: null, additionalCurrency: null })).toBeNull())
})

describe('a day of deposits', () => {
  test.each([
    [{ day: '2026-11-22' }, 'missed'],
    [{ day: '2026-11-22', isCompleted: true }, 'done'],
    [{ day: '2026-11-23' }, 'today'],
    [{ day: '2026-11-23', isCompleted: true }, 'done'],
    [{ day: '2026-11-24' }, 'ahead'],
    [{ day: '2027-01-01' }, 'ahead'],
  ] as const)('%o is %s', (changes, state) => expect(depositDayState(day(changes), NOON)).toBe(state))

  test('is one of UTC, to the last millisecond', () => {
    const midnight = Date.parse('2026-11-24T00:00:00Z')
    expect([midnight - 1, midnight].map((now) => depositDayState(day({}), now))).toEqual(['today', 'missed'])
  })

  test.each([
    [{ amount: 500, target: 2000 }, 1500],
    [{ amount: 2000, target: 2000 }, 0],
    [{ amount: 9000, target: 2000 }, 0],
    [{ amount: null, target: 2000 }, 2000],
    [{ amount: 500, target: null }, null],
  ])('with %o lacks %s', (amounts, missing) => expect(missingDeposit(amounts)).toBe(missing))

  test('is in the order of time', () => {
    const days = ['2026-11-24', '2026-11-22', '2026-12-01', '2026-11-23'].map((one) => day({ day: one }))
    expect(sortDays(days).map((one) => one.day)).toEqual(['2026-11-22', '2026-11-23', '2026-11-24', '2026-12-01'])
  })
})

describe('what a visitor can do about taking part', () => {
  const withButton = { promotion: { hasParticipateButton: true } }
  const byPlaying = { promotion: { hasParticipateButton: false } }
  const guest = { isGuest: true, isMember: null }
  const player = { isGuest: false, isMember: false }
  const unread = { isGuest: false, isMember: null }
  const member = { isGuest: false, isMember: true }
  test.each<[ParticipationState, string]>([
    [{ ...withButton, ...guest, status: 'active' }, 'guest'],
    [{ ...withButton, ...unread, status: 'active' }, 'unknown'],
    [{ ...withButton, ...player, status: 'active' }, 'join'],
    [{ ...withButton, ...member, status: 'active' }, 'member'],
    [{ ...byPlaying, ...guest, status: 'active' }, 'play'],
    [{ ...byPlaying, ...unread, status: 'active' }, 'unknown'],
    [{ ...byPlaying, ...player, status: 'active' }, 'play'],
    [{ ...byPlaying, ...member, status: 'active' }, 'member'],
    [{ ...withButton, ...guest, status: 'future' }, 'upcoming'],
    [{ ...withButton, ...player, status: 'future' }, 'upcoming'],
    [{ ...byPlaying, ...unread, status: 'future' }, 'upcoming'],
    [{ ...withButton, ...member, status: 'future' }, 'member'],
    [{ ...withButton, ...guest, status: 'past' }, 'over'],
    [{ ...withButton, ...unread, status: 'past' }, 'over'],
    [{ ...withButton, ...member, status: 'past' }, 'member'],
  ])('%o: %s', (state, step) => expect(participationStep(state)).toBe(step))
})

test.each([
  ['EUR', 1000],
  ['RUB', null],
  ['USD', null],
  ['constructor', null],
])('bets for one point in %s: %s', (currency, price) => {
  expect(pointPrice({ pointPrices: { EUR: 1000, USD: 0 } }, currency)).toBe(price)
})

describe('pages of participants', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => aParticipant(at + 1))
  test.each([
    [0, 1, 0, 1],
    [10, 1, 10, 1],
    [10, 1, 11, 2],
    [10, 1, 10_000, 1000],
    [10, 1, null, 2],
    [4, 3, null, 3],
    [0, 1, null, 1],
  ])('%i rows on page %i of %s in all: %i pages', (count, page, total, pages) => {
    expect(pageCount({ query: { ...FIRST_PARTICIPANTS, page }, participants: rows(count), total })).toBe(pages)
  })

  test.each([
    [1, 1],
    [10, 1],
    [11, 2],
    [9999, 1000],
    [0, 1],
  ])('rank %i stands on page %i', (rank, page) => expect(pageOfRank(rank)).toBe(page))
})
