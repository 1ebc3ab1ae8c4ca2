/**
 * @promise Tournaments: the page of a long board carries its top, with the number of all places; podium, own place, next
 *   place and next prize are those of the whole board, which is read when it is unfolded
 * @proof here, leaderboard.stories (Top), tournaments-store.test (a live board)
 * @journey tournaments/tournament-page
 */

import { wireTournament } from '@croupier/platform-fixtures'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { gapToNextPlace, gapToNextPrize } from './gap.ts'
import { ownPlaceOf, podium } from './standing.ts'
import { topOfBoard, TOP_PLACES } from './top-of-board.ts'
import { TournamentSchema } from './tournament-wire.ts'
import type { Tournament } from './tournament.ts'

const LENGTH = 500
const ME = 'id-120'

/** A board of 500 places; `id-120` has place 120. */
const contest = (changes: Partial<Tournament> = {}): Tournament => {
  const leaders = Array.from({ length: LENGTH }, (_, index) => ({
    id: `id-${index + 1}`,
    position: index + 1,
    username: `player-${index + 1}`,
    score: 10 * (LENGTH - index),
    gift: null,
  }))
  const tournament = v.parse(TournamentSchema, wireTournament(1, { prizes: [] }))
  return { ...tournament, leaders, places: LENGTH, opponents: [], ...changes }
}

test('a guest gets the highest places and the number of all', () => {
  const whole = contest()
  const top = topOfBoard(whole, null)
  expect(top.leaders).toEqual(whole.leaders.slice(0, TOP_PLACES))
  expect(top.places).toBe(LENGTH)
  expect(top.ownPlace).toBeNull()
})

test('a short board stays as it is', () => {
  const short = contest({ leaders: contest().leaders.slice(0, TOP_PLACES), places: TOP_PLACES })
  expect(topOfBoard(short, null)).toBe(short)
})

test('all who share the podium stay', () => {
  const leaders = contest().leaders.map((one, index) => (index < 60 ? { ...one, position: 1 } : one))
  const whole = contest({ leaders })
  expect(podium(topOfBoard(whole, null).leaders)).toEqual(podium(leaders))
})

test.each([
  ['with the places around the own', contest().leaders.slice(117, 122)],
  ['without them', []],
])("the player's place, the next place and the next prize are those of the whole board, %s", (_, opponents) => {
  const prizes = [1, 80].map((position) => ({ position, gifts: [`€${position}`] }))
  const whole = contest({ opponents, prizes })
  const top = topOfBoard(whole, ME)
  const own = ownPlaceOf(whole, ME)!
  expect(own.position).toBe(120)
  expect(ownPlaceOf(top, ME)).toMatchObject({ position: 120, score: own.score })
  expect(gapToNextPlace(top, own)).toEqual(gapToNextPlace(whole, own))
  expect(gapToNextPrize(top, own)).toEqual(gapToNextPrize(whole, own))
  expect(top.leaders).toHaveLength(opponents.length > 0 ? 80 : 120)
})
