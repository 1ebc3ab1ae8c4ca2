/**
 * @promise Participants: participants: ten of 10,000, sorted, searched by the last key, the own row in reach, live
 * @proof participation-store.contract.test, participants.stories (OwnRowElsewhere, Pages, Searched, Failed, Live)
 * @journey promotions/participation
 */

import { autorun } from 'mobx'
import { beforeEach, describe, expect, test } from 'vitest'
import { settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp, type FakeCall } from '../../testing/fake-http.ts'
import { wireParticipant } from '@croupier/platform-fixtures'
import { DomainError } from '../../core/index.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { createParticipants } from './participants-store.ts'
import { RANK_REFRESH_MS } from './participation-store.ts'
import { type ParticipantsTable, SEARCH_DELAY_MS } from './participants-table.ts'

const PATH = '/json-api/actions/7/participants'
const NAMES = ['ann', 'bob', 'cid']

let http: FakeHttp
let parts: ReturnType<typeof createLifetime>
let table: ParticipantsTable
beforeEach(() => {
  http = new FakeHttp()
  parts = createLifetime()
  table = createParticipants({ http, ...parts }).table('7')
  parts.reads.start()
})

const answer = (names: readonly string[], totalItems: number | null = names.length) => ({
  data: { items: names.map((username, at) => wireParticipant(at + 1, { username })), totalItems },
})
const serveAll = (total = 10_000) => {
  http.serve(PATH, ({ query }: FakeCall) => {
    const first = (Number(query['page']) - 1) * 10
    const count = Math.max(0, Math.min(10, total - first))
    return answer(
      Array.from({ length: count }, (_, at) => `p${first + at + 1}`),
      total,
    )
  })
}
const shown = () => table.page.value?.participants.map(({ username }) => username)
const asked = () =>
  http.calls.map(({ query }) => [query['sort[field]'], query['sort[order]'], query['page'], query['q']])

test('are read by ten, by rank', async () => {
  http.reply(PATH, answer(NAMES))
  await table.page.ensure()
  expect(http.calls).toMatchObject([
    { path: PATH, auth: false, query: { 'sort[field]': 'rank', 'sort[order]': 'asc', limit: 10, page: 1, q: null } },
  ])
  expect(shown()).toEqual(NAMES)
  expect(table.pageCount).toBe(1)
})

test('the old rows stay while others are read, and when those cannot be read', async () => {
  http.reply(PATH, answer(NAMES))
  await table.page.ensure()
  http.hold(PATH)
  table.ask({ field: 'points', order: 'desc' })
  expect(shown()).toEqual(NAMES)
  expect([table.isBehind, table.hasFailed]).toEqual([true, false])
  await http.last.fail(new DomainError('network'))
  expect([table.isBehind, table.hasFailed]).toEqual([true, true])
  expect(shown()).toEqual(NAMES)
  http.reply(PATH, answer(['eve']))
  await table.page.reload()
  expect([table.isBehind, table.hasFailed]).toEqual([false, false])
  expect(shown()).toEqual(['eve'])
})

test('a failed refresh of what is in view is no failure', async () => {
  http.reply(PATH, answer(NAMES))
  await table.page.ensure()
  http.hold(PATH)
  table.page.reread()
  await http.last.fail(new DomainError('network'))
  expect([table.isBehind, table.hasFailed]).toEqual([false, false])
})

describe('the search', () => {
  test('answers the last key: an earlier call is cancelled, and its late answer is not shown', async () => {
    http.reply(PATH, answer(NAMES))
    await table.page.ensure()
    http.hold(PATH)
    table.search('a')
    parts.timers.advance(SEARCH_DELAY_MS)
    const first = http.last
    table.search('ab')
    parts.timers.advance(SEARCH_DELAY_MS)
    const second = http.last
    expect([first.signal?.aborted, second.signal?.aborted]).toEqual([true, false])
    await second.answer(answer(['abe']))
    await first.answer(answer(['ann', 'abe']))
    expect(shown()).toEqual(['abe'])
    expect(table.isBehind).toBe(false)
  })

  test('is not sent for spaces around it or for keys that were taken back', async () => {
    http.reply(PATH, answer(NAMES))
    await table.page.ensure()
    table.search(' ')
    table.search('a')
    table.search('')
    parts.timers.advance(1000)
    await settled()
    expect(http.calls).toHaveLength(1)
  })

  test('that is emptied shows all at once', async () => {
    http.reply(PATH, answer(NAMES))
    table.search('ann')
    parts.timers.advance(SEARCH_DELAY_MS)
    await settled()
    table.search('')
    await settled()
    expect(asked().at(-1)).toEqual(['rank', 'asc', 1, null])
  })
})

test('a rank is shown on its page among all, whatever was searched and sorted', async () => {
  serveAll()
  table.ask({ field: 'username', order: 'desc' })
  table.search('p')
  table.showRank(4321)
  await settled()
  parts.timers.advance(1000)
  await settled()
  expect(table.typed).toBe('')
  expect(asked().at(-1)).toEqual(['rank', 'asc', 433, null])
  expect(shown()).toContain('p4321')
})

test('a page behind the last one becomes the last one', async () => {
  serveAll(95)
  await table.page.ensure()
  table.ask({ page: 10 })
  await settled()
  serveAll(42)
  await table.page.reload()
  expect(table.query.page).toBe(5)
  expect(shown()).toEqual(['p41', 'p42'])
})

test('without a total there is a next page after a full one', async () => {
  http.reply(PATH, { data: { items: Array.from({ length: 10 }, (_, at) => wireParticipant(at + 1)) } })
  await table.page.ensure()
  expect(table.pageCount).toBe(2)
})

test('are read again every thirty seconds while in view', async () => {
  http.reply(PATH, answer(NAMES))
  const hide = autorun(() => table.page.state)
  await settled()
  parts.timers.advance(RANK_REFRESH_MS)
  await settled()
  expect(http.calls).toHaveLength(2)
  hide()
  parts.timers.advance(RANK_REFRESH_MS)
  await settled()
  expect(http.calls).toHaveLength(2)
})

test('what the server read is shown without a call', async () => {
  http.reply(PATH, answer(NAMES))
  await table.page.ensure()
  const taken: unknown = JSON.parse(JSON.stringify(parts.reads.snapshot()))
  const tab = createLifetime()
  tab.reads.restore(taken as ReturnType<typeof tab.reads.snapshot>)
  const restored = createParticipants({ http, ...tab }).table('7')
  expect(restored.page.value?.participants).toHaveLength(3)
  expect(restored.isBehind).toBe(false)
})
