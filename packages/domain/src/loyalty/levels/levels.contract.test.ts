import { expect, test } from 'vitest'
import { FakeLog } from '@croupier/platform-fixtures/fakes'
import { openSandbox } from '../../testing/open-sandbox.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { playerOf } from '../../testing/visitor.ts'
import { createLevels } from './levels-store.ts'
import { ladderOf, nextLevel } from './ladder.ts'

const sandbox = await openSandbox()

test('the ladder of the platform leads from the first level to the last', async () => {
  const { http } = await playerOf(sandbox, { login: 'ladder@example.test', password: 'password-1' })
  const log = new FakeLog()
  const { steps } = createLevels({ http, ...createLifetime({ log }) })
  const ladder = ladderOf(await steps.ensure(), 3)
  expect(ladder.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(ladder.every(({ image }) => image?.startsWith('/cdn/levels/'))).toBe(true)
  expect([nextLevel(ladder, 3)?.index, nextLevel(ladder, 10)]).toEqual([4, null])
  expect(log.labels).toEqual([])
})
