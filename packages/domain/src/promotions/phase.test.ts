/**
 * @promise Page of a promotion: the phase of a promotion at each time, and each of its changes foretold; it
 *   changes in an open page
 * @proof promotion-page.stories (ByTheClock, Upcoming, DrawAhead, BeingDrawn, Results, Finished)
 * @journey none
 */

import { describe, expect, test } from 'vitest'
import { drawTime, hasResults, MAX_DRAW_MS, promotionPhase } from './phase.ts'
import type { Promotion } from './promotion.ts'

type Phased = Parameters<typeof promotionPhase>[0]

const START = 1000
const END = 2000
const DRAW = 3000
const lottery: Phased = {
  status: null,
  startAt: START,
  endAt: END,
  sortPriority: 0,
  template: 'template1',
  drawAt: DRAW,
  results: '',
  prizes: [],
}
const prizeOf = (winners: string[]): Promotion['prizes'][number] => ({
  id: '1',
  price: null,
  currencyId: null,
  position: 1,
  title: '',
  image: null,
  total: null,
  left: null,
  winners,
})

describe('the phase of a promotion', () => {
  test.each([
    ['before its start', 999, {}, 'upcoming'],
    ['at its start', 1000, {}, 'running'],
    ['started early by the platform', 10, { status: 'active' }, 'running'],
    ['at its end', 2000, {}, 'drawing'],
    ['at its draw', 3000, {}, 'drawing'],
    ['whose draw has no results for two days', DRAW + MAX_DRAW_MS, {}, 'finished'],
    ['with a text of results', 2500, { results: '<p>Ann</p>' }, 'results'],
    ['with blank results', 2500, { results: ' \n' }, 'drawing'],
    ['with a winner', 3000, { prizes: [prizeOf(['Ann'])] }, 'results'],
    ['that still runs with a winner', 1500, { prizes: [prizeOf(['Ann'])] }, 'running'],
    ['that is drawn at its end', 2000, { drawAt: null }, 'drawing'],
    ['of prizes for points', 2000, { template: 'template2', drawAt: null }, 'finished'],
    ['of prizes for points, with a draw', 2000, { template: 'template5' }, 'drawing'],
    ['ended early by the platform', 1500, { status: 'past' }, 'drawing'],
    ['without times', 5, { startAt: null, endAt: null, drawAt: null }, 'running'],
    [
      'without times, which the platform has ended',
      5,
      { startAt: null, endAt: null, drawAt: null, status: 'past' },
      'finished',
    ],
  ] as const)('%s', (_name, now, changes, phase) => {
    expect(promotionPhase({ ...lottery, ...changes }, now)).toBe(phase)
  })
})

test.each([
  ['template1', DRAW, DRAW],
  ['template3', null, END],
  ['template4', null, END],
  ['template2', null, null],
  ['template5', DRAW, DRAW],
  [null, null, null],
] as const)('prizes of %s with the draw at %s are drawn at %s', (template, drawAt, expected) => {
  expect(drawTime({ ...lottery, template, drawAt })).toBe(expected)
})

test('winners of one prize are results', () => {
  expect(hasResults({ results: '', prizes: [prizeOf([]), prizeOf(['Ann'])] })).toBe(true)
  expect(hasResults({ results: '', prizes: [prizeOf([])] })).toBe(false)
})

test.each([
  [0, 'upcoming'],
  [START, 'running'],
  [END, 'drawing'],
  [DRAW, 'drawing'],
  [DRAW + MAX_DRAW_MS, 'finished'],
] as const)('at %s a lottery is %s', (now, phase) => {
  expect(promotionPhase(lottery, now)).toBe(phase)
})
