/**
 * @promise Tournaments: a series: its board, tournaments, prizes by place and rules; an event for search engines
 * @proof series-page.stories (Running, Past, BeforeTheStart)
 * @journey tournaments/tournaments-list
 */

import { expect, test } from 'vitest'
import { prizeRanges } from './prize-ranges.ts'

const prize = (position: number, ...gifts: string[]) => ({ position, gifts })

test('neighbours that win the same are one range', () => {
  const prizes = [prize(1, '€500'), prize(2, '€100', '50 spins'), prize(3, '€100', '50 spins'), prize(4, '€100')]
  expect(prizeRanges(prizes)).toEqual([
    { from: 1, to: 1, gifts: ['€500'] },
    { from: 2, to: 3, gifts: ['€100', '50 spins'] },
    { from: 4, to: 4, gifts: ['€100'] },
  ])
})

test('a gap of places parts them, whatever the order on the wire', () => {
  expect(prizeRanges([prize(4, 'spins'), prize(1, 'spins'), prize(2, 'spins'), prize(3)])).toEqual([
    { from: 1, to: 2, gifts: ['spins'] },
    { from: 4, to: 4, gifts: ['spins'] },
  ])
})
