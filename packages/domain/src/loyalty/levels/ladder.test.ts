/**
 * @promise Levels: the ladder of levels, what the next one brings, gifts for levels, also where only index and
 *   picture come
 * @proof levels.contract.test, levels-page.stories (OnlyIndexAndPicture, GiftTaken, EveryFault)
 * @journey none
 */

import { describe, expect, test } from 'vitest'
import { FakeHttp } from '../../testing/fake-http.ts'
import { wireLevelStep } from '@croupier/platform-fixtures'
import { createLifetime } from '../../testing/lifetime.ts'
import { createLevels } from './levels-store.ts'
import { ladderOf, nextLevel } from './ladder.ts'

const step = (index: number) => ({ index, name: `L${index}`, image: null, reward: '' })
const steps = [step(5), step(1), step(3)]

describe('the ladder of levels', () => {
  test.each([
    [null, ['1 ahead', '3 ahead', '5 ahead']],
    [1, ['1 current', '3 ahead', '5 ahead']],
    [4, ['1 reached', '3 reached', '5 ahead']],
    [5, ['1 reached', '3 reached', '5 current']],
  ])('of a player on level %s stands in order', (level, expected) => {
    expect(ladderOf(steps, level).map(({ index, state }) => `${index} ${state}`)).toEqual(expected)
  })

  test('the next level is the nearest above, none at the top', () => {
    expect([1, 2, 3, 5].map((level) => nextLevel(steps, level)?.index)).toEqual([3, 3, 5, undefined])
    expect(nextLevel([], 1)).toBeNull()
  })

  test("is read with the platform's data", async () => {
    const http = new FakeHttp()
    http.reply('/json-api/levels', {
      data: [wireLevelStep(1, { reward: '50 compoints' }), { index: 2 }, { image: 'no index' }, wireLevelStep(1)],
    })
    expect(await createLevels({ http, ...createLifetime() }).steps.ensure()).toEqual([
      { index: 1, name: 'Level 1', image: '/cdn/levels/1.png', reward: '50 compoints' },
      { index: 2, name: '', image: null, reward: '' },
    ])
    expect(http.calls).toMatchObject([{ path: '/json-api/levels', auth: true }])
  })
})
