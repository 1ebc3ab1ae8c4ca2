/**
 * @promise Messages: all messages by offset, read one by one and together, a failed mark comes back
 * @proof player.contract.test, messages-page.stories (ReadTogether, ReadAllFails, EveryFault)
 * @journey live/messages
 */

import { expect, test } from 'vitest'
import { DomainError } from '../core/index.ts'
import { FakeLive, FakeLog, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../testing/fake-http.ts'
import { wireMessage } from '@croupier/platform-fixtures'
import { createLifetime } from '../testing/lifetime.ts'
import { MessageHistory } from './message-history.ts'
import { MessagesStore } from './messages-store.ts'
import { createPlayerApi } from './player-api.ts'
import { readMessage } from '../testing/read-live.ts'

const PATH = '/json-api/user-notifications'
const minute = (id: number) => new Date(Date.UTC(2026, 0, 1, 0, id)).toISOString()

/** A platform with messages 1 to `count`, the newest first, by pages of `pageSize`. */
async function withMessages(count: number, pageSize = 20) {
  const all = Array.from({ length: count }, (_, at) => wireMessage(count - at, { created_at: minute(count - at) }))
  const http = new FakeHttp()
  http.serve(PATH, ({ query }) => {
    const offset = Number(query['offset'])
    return { data: all.slice(offset, offset + pageSize) }
  })
  const live = new FakeLive()
  const log = new FakeLog()
  const { lifetime, ...parts } = createLifetime({ live, log })
  const messages = new MessagesStore({ api: createPlayerApi(http), readLive: readMessage, live, ...parts })
  const history = new MessageHistory({ player: { messages } })
  lifetime.start()
  await messages.reload()
  return { all, http, live, log, messages, history }
}

test('all messages come by the number of those that are known', async () => {
  const { http, messages, history } = await withMessages(45)
  while (!history.isWhole) await history.loadMore.run()
  expect(messages.items.map(({ id }) => Number(id))).toEqual(Array.from({ length: 45 }, (_, at) => 45 - at))
  expect(http.calls.map(({ query }) => query['offset'])).toEqual([0, 20, 40, 45])
})

test('a message that arrives meanwhile is first, and no message comes twice', async () => {
  const { all, live, messages, history } = await withMessages(30)
  const arrived = wireMessage(31, { created_at: minute(31) })
  all.unshift(arrived)
  await history.loadMore.run()
  live.emit('notification-update', arrived)
  await settled()
  while (!history.isWhole) await history.loadMore.run()
  expect(messages.items.map(({ id }) => Number(id))).toEqual(Array.from({ length: 31 }, (_, at) => 31 - at))
})

test('older messages stay when the newest are read again', async () => {
  const { all, messages, history } = await withMessages(45)
  await history.loadMore.run()
  all.splice(3, 1)
  await messages.reload()
  expect(messages.items).toHaveLength(39)
  expect(messages.items.some(({ id }) => id === '42')).toBe(false)
  expect(messages.items.at(-1)?.id).toBe('6')
})

test('after a gap the older messages are asked for again', async () => {
  const { all, messages, history } = await withMessages(25)
  while (!history.isWhole) await history.loadMore.run()
  all.unshift(...Array.from({ length: 20 }, (_, at) => wireMessage(60 - at, { created_at: minute(60 - at) })))
  await messages.reload()
  expect(messages.items).toHaveLength(20)
  expect(history.isWhole).toBe(false)
  while (!history.isWhole) await history.loadMore.run()
  expect(messages.items).toHaveLength(45)
})

test('a failed page is reported and tried again', async () => {
  const { http, messages, history } = await withMessages(25)
  http.hold(PATH)
  const loading = history.loadMore.run()
  await http.last.fail(new DomainError('network'))
  expect(await loading).toMatchObject({ status: 'unclear' })
  expect([messages.items.length, history.isWhole]).toEqual([20, false])
})

test('together they are read one by one, up to the first that fails', async () => {
  const { http, log, messages, history } = await withMessages(4)
  http.reply(`${PATH}/read/4`, { success: true }).reply(`${PATH}/read/3`, { success: true })
  http.reply(`${PATH}/read/2`, { success: false })
  expect(await history.readAll.run()).toEqual({ status: 'done', value: false })
  expect(messages.unread.map(({ id }) => id)).toEqual(['2', '1'])
  expect(log.labels).toEqual(['reading a message'])
  http.reply(`${PATH}/read/2`, { success: true }).reply(`${PATH}/read/1`, { success: true })
  expect(await history.readAll.run()).toEqual({ status: 'done', value: true })
  expect(messages.unreadCount).toBe(0)
})
