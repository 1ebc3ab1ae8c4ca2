import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sandbox, SANDBOX_START_MS, startSandbox } from '@croupier/platform-fixtures/sandbox'
import { guestOf, playerOf } from '../../testing/visitor.ts'
import { createParticipationApi } from '../participation/participation-api.ts'
import { createHighFivesApi } from './high-fives-api.ts'

/** Candy birthday: running, with high fives. */
const PROMOTION = '3'
const { signal } = new AbortController()

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
}, SANDBOX_START_MS)
afterAll(() => sandbox.close())

async function member(login: string) {
  const { http } = await playerOf(sandbox, { login: `${login}@example.test`, password: 'password-1', nickname: login })
  await createParticipationApi(http).join(PROMOTION)
  const own = await createParticipationApi(http).participant(PROMOTION, signal)
  return { api: createHighFivesApi(http, true), id: own!.id }
}

test('a high five counts for both players, in numbers and lists', async () => {
  const [ann, bob] = [await member('five-ann'), await member('five-bob')]
  await ann.api.give(PROMOTION, bob.id)
  expect(await ann.api.statistic(PROMOTION, signal)).toMatchObject({
    sent: 1,
    received: 0,
    daily: { sent: 1, limit: 5 },
  })
  expect(await bob.api.statistic(PROMOTION, signal)).toMatchObject({ sent: 0, received: 1 })
  expect(await bob.api.list(PROMOTION, { side: 'received', page: 1 }, signal)).toMatchObject({
    items: [{ userId: ann.id, username: 'five-ann' }],
    total: 1,
  })
})

test('a refusal has its code', async () => {
  const ann = await member('five-self')
  await expect(ann.api.give(PROMOTION, ann.id)).rejects.toMatchObject({ kind: 'rejected', codes: ['action_self_palm'] })
})

test('guests read those of all players by pages', async () => {
  const api = createHighFivesApi(guestOf(sandbox).http, false)
  const { sent, daily } = await api.statistic(PROMOTION, signal)
  expect([sent !== null && sent > 20, daily]).toEqual([true, null])
  const pages = await Promise.all([1, 2].map((page) => api.list(PROMOTION, { side: 'sent', page }, signal)))
  expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(20)
})
