/**
 * @promise Levels: a new level is congratulated on once, never in a game
 * @proof dialogs.stories (LevelUp), toasts-and-popups.stories (NewLevel, NewLevelInAGame)
 * @journey accounts/progress
 */

import { observable, runInAction } from 'mobx'
import { expect, test } from 'vitest'
import { createLifetime } from '../../testing/lifetime.ts'
import { LevelRise } from './level-rise.ts'

const follow = (first: number | undefined) => {
  const player = observable({ level: { value: first === undefined ? undefined : { index: first } } })
  const { lifetime, onStart } = createLifetime()
  const rise = new LevelRise({ player, onStart })
  const stop = lifetime.start()
  const becomes = (index: number | undefined) =>
    runInAction(() => (player.level.value = index === undefined ? undefined : { index }))
  return { rise, becomes, stop }
}

test.each([
  ['the first level that is known', undefined, [4], false],
  ['the same level again', 4, [4], false],
  ['the next level', 4, [5], true],
  ['several levels at once', 4, [7], true],
  ['a lower level', 4, [3], false],
  ['the same level in another language', 4, [undefined, 4], false],
  ['a level that rose while the language changed', 4, [undefined, 5], true],
])('%s', (_, first, levels, isDue) => {
  const { rise, becomes } = follow(first)
  for (const level of levels) becomes(level)
  expect(rise.isDue).toBe(isDue)
})

test('each new level is congratulated on once', () => {
  const { rise, becomes, stop } = follow(1)
  becomes(2)
  rise.markShown()
  becomes(2)
  expect(rise.isDue).toBe(false)
  becomes(3)
  expect(rise.isDue).toBe(true)
  rise.markShown()
  stop()
  becomes(4)
  expect(rise.isDue).toBe(false)
})
