import { FakeLog, HandTimers } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../../testing/fake-http.ts'
import { describe, expect, it } from 'vitest'
import { testDamagedAnswers } from '../../testing/damaged-answers.ts'
import { loadChatVisitor } from './chat-api.ts'
import type { ChatSiteMessage } from '@croupier/contract/chat-frame'
import { CHAT_END_MS, CHAT_SILENCE_MS, Chat, type ChatAt } from './chat-store.ts'

const PATH = '/json-api/chat/webim'
const AT: ChatAt = { vendor: 'webim', account: 'casino', location: 'default', vipLocation: 'vip' }
const WORDS = { language: 'ru', topic: 'Выплата' }
const VISITOR = { email: 'a@b.example', custom1: '7', custom2: 'EUR', fields: { info: '' } }

function makeChat(visitor: object | null = VISITOR) {
  const http = new FakeHttp()
  http.reply(PATH, visitor ? { data: visitor } : 'unreadable')
  const timers = new HandTimers()
  const log = new FakeLog()
  const ends: (() => void)[] = []
  const chat = new Chat({ http, log, timers, onStart: (begin) => void ends.push(begin()) })
  const sent: ChatSiteMessage[] = []
  const connect = () => chat.connect((message) => void sent.push(message))
  const signOut = () => ends.forEach((end) => end())
  return { chat, http, timers, log, sent, connect, signOut }
}

/** Lets answers arrive. */
const answered = () => new Promise<void>((resolve) => void setImmediate(resolve))

async function openChat(visitor: object = VISITOR) {
  const parts = makeChat(visitor)
  parts.chat.ask(AT, WORDS)
  parts.connect()
  parts.chat.receive({ type: 'loaded' })
  await answered()
  parts.chat.receive({ type: 'ready' })
  return parts
}

describe('a chat', () => {
  it('makes no call before it is asked for', () => {
    const { http, timers } = makeChat()
    expect([http.calls, timers.pending]).toEqual([[], 0])
  })

  it("sends the visitor's data to the frame once both are there, in either order", async () => {
    const start = {
      type: 'start',
      account: 'casino',
      location: 'default',
      visitor: { email: 'a@b.example', custom1: '7', custom2: 'EUR', info: '', signed: null },
      ...WORDS,
      isShown: true,
    }
    const early = makeChat()
    early.chat.ask(AT, WORDS)
    early.connect()
    early.chat.receive({ type: 'loaded' })
    expect(early.sent).toEqual([])
    await answered()
    expect(early.sent).toEqual([start])

    const late = makeChat()
    late.chat.ask(AT, WORDS)
    await answered()
    late.connect()
    late.chat.receive({ type: 'loaded' })
    expect(late.sent).toEqual([start])
  })

  it('hands over the fields that the platform has signed, as they are', async () => {
    const fields = { id: '7', display_name: 'Anna', info: 'VIP' }
    const { sent } = await openChat({ ...VISITOR, fields, hash: 'a1', expires: 1_800_000_000 })
    expect(sent[0]).toMatchObject({
      location: 'vip',
      visitor: { signed: { fields, hash: 'a1', expires: 1_800_000_000 } },
    })
  })

  it.each([
    ['VIP', 'vip'],
    ['vip', 'default'],
    ['', 'default'],
  ])('of a visitor with the info %j is at the location %s', async (info, location) => {
    const { sent } = await openChat({ ...VISITOR, fields: { info } })
    expect(sent[0]).toMatchObject({ type: 'start', location })
  })

  it('hands over the topic of a later request, and follows the language', async () => {
    const { chat, sent } = await openChat()
    chat.minimise()
    chat.ask(AT, { language: 'ru', topic: 'Подарок' })
    chat.setLanguage('it')
    chat.setLanguage('it')
    expect(sent.slice(2)).toEqual([
      { type: 'shown', isShown: false, topic: 'Выплата' },
      { type: 'shown', isShown: true, topic: 'Подарок' },
      { type: 'language', language: 'it' },
    ])
  })

  it('opens minimised if it was minimised while it loaded', async () => {
    const { chat, sent, connect } = makeChat()
    chat.ask(AT, WORDS)
    connect()
    chat.receive({ type: 'loaded' })
    await answered()
    chat.receive({ type: 'minimise' })
    chat.receive({ type: 'ready' })
    chat.receive({ type: 'unread', count: 1 })
    expect(sent.at(-1)).toMatchObject({ type: 'shown', isShown: false })
    expect(chat.unread).toBe(1)
  })

  it('fails when the vendor is silent or reports a failure, or the visitor is unknown', async () => {
    const silent = makeChat()
    silent.chat.ask(AT, WORDS)
    await answered()
    silent.timers.advance(CHAT_SILENCE_MS)
    expect(silent.chat.state).toMatchObject({ status: 'failed', reason: 'silence' })

    const cutOff = await openChat()
    cutOff.chat.receive({ type: 'error' })
    expect(cutOff.chat.state).toMatchObject({ status: 'failed', reason: 'cut-off' })

    const unknown = makeChat(null)
    unknown.chat.ask(AT, WORDS)
    await answered()
    expect(unknown.chat.state).toMatchObject({ status: 'failed', reason: 'visitor' })
    expect(unknown.log.labels).toContain('chat visitor')
  })

  it('tries again from the start, with a new time limit', async () => {
    const { chat, timers, sent, connect } = await openChat()
    chat.receive({ type: 'error' })
    chat.retry()
    connect()
    chat.receive({ type: 'loaded' })
    await answered()
    expect([chat.state, sent.at(-1)]).toMatchObject([{ status: 'loading', attempt: 2 }, { type: 'start' }])
    timers.advance(CHAT_SILENCE_MS - 1)
    chat.receive({ type: 'ready' })
    timers.advance(CHAT_SILENCE_MS)
    expect(chat.state.status).toBe('open')
  })

  it('ends with the session, once the vendor confirms it or its time is over', async () => {
    const heard = await openChat()
    heard.signOut()
    expect([heard.chat.state.status, heard.sent.at(-1)]).toEqual(['ending', { type: 'end' }])
    heard.chat.receive({ type: 'ended' })
    expect([heard.chat.state.status, heard.timers.pending]).toEqual(['closed', 0])

    const deaf = await openChat()
    deaf.signOut()
    deaf.timers.advance(CHAT_END_MS)
    expect(deaf.chat.state.status).toBe('closed')

    const loading = makeChat()
    loading.chat.ask(AT, WORDS)
    loading.signOut()
    await answered()
    expect([loading.chat.state.status, loading.timers.pending]).toEqual(['closed', 0])
  })
})

testDamagedAnswers(
  'chat visitor',
  { data: VISITOR },
  {
    read: (http) => loadChatVisitor(http, 'webim', new AbortController().signal),
  },
)
