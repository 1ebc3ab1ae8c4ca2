import { describe, expect, test } from 'vitest'
import { wireHighFive } from '@croupier/platform-fixtures'
import { FakeHttp } from '../../testing/fake-http.ts'
import { testDamagedAnswers } from '../../testing/damaged-answers.ts'
import { createHighFivesApi } from './high-fives-api.ts'

const LIST = '/json-api/actions/7/high-fives'
const { signal } = new AbortController()

describe('a list', () => {
  test('is asked for by pages of ten, the latest first', async () => {
    const http = new FakeHttp().reply(LIST, { data: { items: [wireHighFive(1)], totalItems: 31 } })
    expect(await createHighFivesApi(http, true).list('7', { side: 'received', page: 3 }, signal)).toEqual({
      items: [{ id: '1', userId: '101', username: 'Player 1', at: Date.parse('2026-01-15T11:59:00Z') }],
      received: 1,
      total: 31,
    })
    expect(http.last).toMatchObject({ auth: true, query: { type: 'received', order: 'desc', page: 3, limit: 10 } })
  })

  test('needs names only; an entry without one is left out and counts as received', async () => {
    const http = new FakeHttp().reply(LIST, { data: { items: [{ username: 'ann' }, { id: 2 }] } })
    expect(await createHighFivesApi(http, false).list('7', { side: 'sent', page: 1 }, signal)).toEqual({
      items: [{ id: null, userId: null, username: 'ann', at: null }],
      received: 2,
      total: null,
    })
    expect(http.last.auth).toBe(false)
  })
})

test('a statistic may be empty', async () => {
  const http = new FakeHttp().reply(`${LIST}/statistic`, { data: {} })
  expect(await createHighFivesApi(http, false).statistic('7', signal)).toEqual({
    rank: null,
    sent: null,
    received: null,
    daily: null,
  })
})

test('an answer that does not agree is a refusal with its codes', async () => {
  const answer = { success: false, errors: [{ code: 'cannot_high_five' }] }
  const http = new FakeHttp().reply('/json-api/high-fives', answer)
  await expect(createHighFivesApi(http, true).give('7', '101')).rejects.toMatchObject({
    kind: 'rejected',
    codes: ['cannot_high_five'],
  })
  expect(http.last).toMatchObject({ method: 'POST', body: { actionId: '7', toUserId: '101' }, auth: true })
})

testDamagedAnswers(
  'high fives',
  { data: { items: [wireHighFive(1), wireHighFive(2), wireHighFive(3)], totalItems: 3 } },
  { read: (http) => createHighFivesApi(http, true).list('7', { side: 'sent', page: 1 }, signal) },
)
testDamagedAnswers(
  'the statistic of high fives',
  { data: { rank: 4, sent: 7, received: 2, daily: { sent: 1, limit: 5 } } },
  { read: (http) => createHighFivesApi(http, true).statistic('7', signal) },
)
