import { expect, test } from 'vitest'
import { FakeLog, hostTimers } from '@croupier/platform-fixtures/fakes'
import { openSandbox } from '../../testing/open-sandbox.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { playerOf } from '../../testing/visitor.ts'
import { createAchievements } from './achievements-store.ts'

const sandbox = await openSandbox()

test('the achievements of the platform are read, and follow its event', async () => {
  const login = 'achiever@example.test'
  const visitor = await playerOf(sandbox, { login, password: 'password-1' })
  const log = new FakeLog()
  const { lifetime, ...parts } = createLifetime({ log })
  const { list } = createAchievements({ ...visitor, ...parts, timers: hostTimers })
  const stops = [lifetime.start(), visitor.live.start()]
  visitor.live.register((await sandbox.control.player(login)).hash)
  const all = await list.ensure()
  expect(all).toHaveLength(20)
  expect(all.every(({ progress, isCompleted }) => progress === 0 && !isCompleted)).toBe(true)
  await expect
    .poll(
      async () => {
        await sandbox.control.emit({ login }, 'achievement-progress', { id: 3, progress: 40, isCompleted: false })
        return list.value?.find(({ id }) => id === '3')?.progress
      },
      { timeout: 10_000 },
    )
    .toBe(40)
  expect(log.labels).toEqual([])
  stops.forEach((stop) => stop())
})
