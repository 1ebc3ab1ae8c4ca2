/**
 * @promise Tournaments: a better place with the player's own prize is no next prize; a long board can be folded
 *   again
 * @proof leaderboard.stories (States)
 * @journey none
 *
 * @promise Tournaments: a tournament's page: board, podium with ties and gaps, own place in view, how far the next
 *   place and prize are; served whole, an event for search engines; places move live and are right within 2 s
 *   after a lost connection
 * @proof tournaments-store.test, moved-times.test, read-standings.test, board-rows.test, format-score.test,
 *   leaderboard.stories (States, LongAndLive), tournament-page.stories (Member, Past, Changes)
 * @journey tournaments/tournament-page
 */

import { expect, test } from 'vitest'
import { gapToNextPlace, gapToNextPrize } from './gap.ts'
import type { Standing } from './standing.ts'

const at = (position: number, score: number | null): Standing => ({
  id: `${position}-${score}`,
  position,
  username: `player-${position}`,
  score,
  gift: null,
})
const leaders = [at(1, 900), at(2, 700), at(2, 700), at(4, 300), at(5, 120)]
const board = { leaders, opponents: [] as Standing[] }
const prizes = [1, 2, 3].map((position) => ({ position, gifts: [`€${400 - 100 * position}`] }))

test('the next place is that of the nearest one ahead', () => {
  expect(gapToNextPlace(board, { position: 5, score: 120 })).toEqual({ position: 4, missing: 180 })
  expect(gapToNextPlace(board, { position: 1, score: 900 })).toBeNull()
})

test('a shared place has one number', () => {
  expect(gapToNextPlace(board, { position: 4, score: 300 })).toEqual({ position: 2, missing: 400 })
  expect(gapToNextPlace(board, { position: 2, score: 700 })).toEqual({ position: 1, missing: 200 })
})

test('beyond the board the opponents show who is ahead', () => {
  const far = { leaders, opponents: [at(70, 41), at(71, 41), at(72, 30)] }
  expect(gapToNextPlace(far, { position: 72, score: 30 })).toEqual({ position: 71, missing: 11 })
  const tied = { leaders, opponents: [at(70, 41), at(70, 41), at(72, 30)] }
  expect(gapToNextPlace(tied, { position: 72, score: 30 })).toEqual({ position: 70, missing: 11 })
})

test('where no opponent is known, there is no number to promise', () => {
  expect(gapToNextPlace(board, { position: 72, score: 30 })).toBeNull()
  expect(gapToNextPlace({ leaders, opponents: [at(60, 90)] }, { position: 72, score: 30 })).toBeNull()
  expect(gapToNextPlace({ ...board, leaders: [at(1, null)] }, { position: 2, score: 5 })).toEqual({
    position: 1,
    missing: null,
  })
})

test('the next prize is the nearest better place that wins something', () => {
  expect(gapToNextPrize({ ...board, prizes }, { position: 5, score: 120 })).toEqual({ position: 3, missing: 580 })
  expect(gapToNextPrize({ ...board, prizes }, { position: 2, score: 700 })).toEqual({ position: 1, missing: 200 })
  expect(gapToNextPrize({ ...board, prizes }, { position: 1, score: 900 })).toBeNull()
  expect(gapToNextPrize({ ...board, prizes: [] }, { position: 5, score: 120 })).toBeNull()
})

test('a better place with the prize that the player has is passed over', () => {
  const same = [...prizes.slice(0, 2), ...[3, 4, 5].map((position) => ({ position, gifts: ['€50'] }))]
  expect(gapToNextPrize({ ...board, prizes: same }, { position: 5, score: 120 })).toEqual({ position: 2, missing: 580 })
  const all = [1, 2, 3, 4, 5].map((position) => ({ position, gifts: ['€50'] }))
  expect(gapToNextPrize({ ...board, prizes: all }, { position: 5, score: 120 })).toBeNull()
})

test('a prize place that brings nothing is passed over', () => {
  const some = [...prizes.slice(0, 2), { position: 3, gifts: [] }]
  expect(gapToNextPrize({ ...board, prizes: some }, { position: 5, score: 120 })).toEqual({ position: 2, missing: 580 })
})

test("a prize place beyond the platform's data has no number", () => {
  const deep = [{ position: 50, gifts: ['€1'] }]
  expect(gapToNextPrize({ ...board, prizes: deep }, { position: 72, score: 30 })).toEqual({
    position: 50,
    missing: null,
  })
})

test('who is level lacks nothing', () => {
  expect(gapToNextPlace(board, { position: 5, score: 300 })).toEqual({ position: 4, missing: 0 })
})
