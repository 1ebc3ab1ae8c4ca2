import { beforeEach, expect, test } from 'vitest'
import { FakeLive, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../../testing/fake-http.ts'
import { wireAchievement } from '@croupier/platform-fixtures'
import { createLifetime } from '../../testing/lifetime.ts'
import { type Achievements, createAchievements } from './achievements-store.ts'

const PATH = '/json-api/user-achievements'

let http: FakeHttp
let live: FakeLive
let parts: ReturnType<typeof createLifetime>
let achievements: Achievements
beforeEach(() => {
  http = new FakeHttp()
  live = new FakeLive()
  parts = createLifetime({ live })
  achievements = createAchievements({ http, live, ...parts })
  parts.lifetime.start()
})
const reply = (...all: object[]) => http.reply(PATH, { data: all })
const shown = () => achievements.list.value?.map(({ id, progress, isCompleted }) => [id, progress, isCompleted])

test("are read with the platform's data, bad entries left out", async () => {
  reply(
    wireAchievement(1, { progress: 40 }),
    { id: 2, progress: 100, isCompleted: true },
    { id: 3 },
    wireAchievement(1),
  )
  expect(await achievements.list.ensure()).toEqual([
    {
      id: '1',
      title: 'Achievement 1',
      text: 'What to do',
      image: '/cdn/prizes/1.png',
      progress: 40,
      isCompleted: false,
    },
    { id: '2', title: '', text: '', image: null, progress: 100, isCompleted: true },
  ])
  expect(http.calls).toMatchObject([{ path: PATH, auth: true }])
})

test('follow the live events', async () => {
  reply(wireAchievement(1), wireAchievement(2))
  await achievements.list.ensure()
  live.emit('achievement-progress', { id: 1, progress: 55 })
  live.emit('achievement-progress', { id: 2, progress: 100, isCompleted: true })
  expect(shown()).toEqual([
    ['1', 55, false],
    ['2', 100, true],
  ])
  expect(http.calls).toHaveLength(1)
})

test('an event that comes while they are read is not undone by the answer', async () => {
  reply(wireAchievement(1, { progress: 10 }))
  const reading = achievements.list.ensure()
  live.emit('achievement-progress', { id: 1, progress: 20 })
  await reading
  expect(shown()).toEqual([['1', 20, false]])
})

test('an event of an unknown one reads them again, at most once in 200 ms', async () => {
  reply(wireAchievement(1))
  await achievements.list.ensure()
  for (let id = 5; id < 15; id += 1) live.emit('achievement-progress', { id, progress: 20 })
  await settled()
  expect(http.calls).toHaveLength(2)
  parts.timers.advance(200)
  await settled()
  expect(http.calls).toHaveLength(3)
})

test('are read again after a lost connection, and follow no event after the end', async () => {
  reply(wireAchievement(1))
  await achievements.list.ensure()
  live.reconnect()
  await settled()
  expect(http.calls).toHaveLength(2)
  parts.lifetime.dispose()
  expect(live.listening).toBe(0)
})
