/**
 * @promise Achievements: achievements: the six nearest, the others, trophies; live progress; in the account panel
 * @proof achievements-store.test, achievements.contract.test, achievements-page.stories (OnTheWay, ProgressMoves,
 *   EveryFault), whole-site.stories (AccountPanel)
 * @journey accounts/progress
 */

import { describe, expect, test } from 'vitest'
import { groupAchievements, nearest, progressOf, withProgress, type Achievement } from './achievement.ts'

const one = (id: number, progress: number, isCompleted = progress >= 100): Achievement => ({
  id: String(id),
  title: '',
  text: '',
  image: null,
  progress,
  isCompleted,
})
const ids = (achievements: readonly Achievement[]) => achievements.map(({ id }) => Number(id))

describe('the nearest achievements', () => {
  test('are the furthest of those begun, strictly between 0 and 100 %', () => {
    const all = [one(1, 0), one(2, 1), one(3, 100), one(4, 99), one(5, 100, false), one(6, 40), one(7, 40, true)]
    expect(ids(nearest(all))).toEqual([4, 6, 2])
  })
  test('are at most six', () => {
    const all = [10, 20, 30, 40, 50, 60, 70, 80].map((progress) => one(progress, progress))
    expect(ids(nearest(all))).toEqual([80, 70, 60, 50, 40, 30])
  })
  test('of equal progress keep the order of the platform', () => {
    expect(ids(nearest([one(2, 5), one(1, 5), one(3, 5)]))).toEqual([2, 1, 3])
  })
})

test('each achievement is in one group', () => {
  const all = [
    one(1, 100),
    one(2, 0),
    one(3, 50),
    one(4, 100, false),
    one(5, 20, true),
    ...[6, 7, 8, 9, 10, 11].map((id) => one(id, id)),
  ]
  const { nearest: first, others, trophies } = groupAchievements(all)
  expect(ids(first)).toEqual([3, 11, 10, 9, 8, 7])
  expect(ids(others)).toEqual([4, 6, 2])
  expect(ids(trophies)).toEqual([1, 5])
})

test.each([
  [{ progress: 120 }, { progress: 100, isCompleted: true }],
  [{ progress: -5 }, { progress: 0, isCompleted: false }],
  [
    { progress: 100, isCompleted: false },
    { progress: 100, isCompleted: false },
  ],
  [
    { progress: 99.9, isCompleted: null },
    { progress: 99.9, isCompleted: false },
  ],
])('progress %o is %o', (told, read) => expect(progressOf(told)).toEqual(read))

test('a progress moves its achievement only', () => {
  const moved = withProgress([one(1, 10), one(2, 10)], { id: '2', progress: 100 })
  expect(moved).toEqual([one(1, 10), one(2, 100)])
})
