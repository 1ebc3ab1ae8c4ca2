import Fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { ChatDesk, type ChatEntry, type ChatLine } from './chat-desk.ts'
import { registerChat } from './chat-routes.ts'

const ENTRY: ChatEntry = {
  vendor: 'webim',
  visitorId: '7',
  visitor: { id: '7' },
  account: 'casino',
  location: 'default',
  locale: 'en',
  pageTitle: '',
}

const createVendors = () => {
  const desk = new ChatDesk()
  const app = Fastify()
  registerChat(app, desk)
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
  return { app, desk, post }
}

describe('the operators', () => {
  it('greet, name the topic, answer, and know VIP visitors', () => {
    const desk = new ChatDesk()
    const session = desk.enter({ ...ENTRY, pageTitle: 'A payout' })
    expect(desk.write(session, 'Where is it?')).toBe(true)
    expect(desk.find(session)?.lines.map(({ from, text }) => `${from}: ${text}`)).toEqual([
      'operator: Hello! My name is Olga. How can I help?',
      'operator: I see your topic: “A payout”. What happened?',
      'visitor: Where is it?',
      'operator: Thank you! I am looking into it: “Where is it?”.',
    ])
    const vip = desk.enter({ ...ENTRY, vendor: 'netrox', location: '2' })
    expect(desk.find(vip)?.lines[0]?.text).toContain('personal manager')
  })

  it('keep a conversation of each visitor, which another window goes on with', () => {
    const desk = new ChatDesk()
    desk.write(desk.enter(ENTRY), 'One')
    const again = desk.enter({ ...ENTRY, locale: 'it' })
    expect(desk.find(again)?.lines).toHaveLength(3)
    expect(desk.find(desk.enter({ ...ENTRY, visitorId: '8' }))?.lines).toHaveLength(1)
    desk.leave(again)
    expect([desk.find(again), desk.write(again, 'Two')]).toEqual([null, false])
  })

  it('write to open windows, and what was read stays read', () => {
    const desk = new ChatDesk()
    const session = desk.enter(ENTRY)
    const send = vi.fn<(line: ChatLine) => void>()
    const cut = vi.fn<() => void>()
    const stop = desk.follow(session, { path: '/chat/webim/events', send, cut })
    expect(desk.say('7', 'Are you there?')).toBe(1)
    expect(desk.say('8', 'Who?')).toBe(0)
    expect(send.mock.calls).toEqual([[{ id: 2, from: 'operator', text: 'Are you there?' }]])
    desk.markRead(session)
    expect(desk.conversations('7')).toMatchObject([{ readUpTo: 2, isFollowed: true }])
    desk.cut((path) => path.startsWith('/chat/netrox'))
    expect(cut).not.toHaveBeenCalled()
    desk.cut((path) => path.startsWith('/chat/webim'))
    expect(cut).toHaveBeenCalledOnce()
    stop?.()
    expect(desk.conversations('7')).toMatchObject([{ isFollowed: false }])
  })
})

describe('a vendor', () => {
  it.each(['/chat/webim/js/button.js', '/chat/netrox/A-1/c.js?tmpl=1', '/chat/window.ts', '/chat/window.css'])(
    'serves %s',
    async (url) => {
      const { statusCode, body } = await createVendors().app.inject(url)
      expect([statusCode, body.length > 500]).toEqual([200, true])
    },
  )

  it('opens a window in the language of its address, for the page that frames it', async () => {
    const query = new URLSearchParams({ hl: 'pt-BR', co: 'http://chat.test/x' })
    const { body, headers } = await createVendors().app.inject(`/chat/netrox/window?${query}`)
    expect(body).toContain('lang="pt-BR"')
    expect(body).toContain('"parentOrigin":"http://chat.test"')
    expect(headers['content-security-policy']).not.toContain('unsafe-inline')
    expect((await createVendors().app.inject('/chat/other/window')).statusCode).toBe(404)
  })

  it('takes visitors with a name, and messages of theirs', async () => {
    const { post, desk } = createVendors()
    const entered = await post('/chat/webim/sessions', {
      visitor: { email: 'a@b.test' },
      language: 'ru',
      location: 'vip',
    })
    const { session } = entered.json<{ session: string }>()
    expect(desk.find(session)).toMatchObject({ visitorId: 'a@b.test', locale: 'ru', location: 'vip' })
    expect((await post('/chat/webim/messages', { session, text: ' Привет ' })).statusCode).toBe(204)
    expect(desk.find(session)?.lines.at(-2)).toMatchObject({ from: 'visitor', text: 'Привет' })
    await post('/chat/webim/read', { session })
    expect(desk.find(session)?.readUpTo).toBe(3)
    await post('/chat/webim/leave', { session })
    expect(desk.find(session)).toBeNull()
    for (const [url, body] of [
      ['/chat/webim/sessions', {}],
      ['/chat/other/sessions', { visitor: { id: '1' } }],
      ['/chat/webim/messages', { session, text: 'x' }],
      ['/chat/webim/messages', { session: 'unknown', text: '' }],
    ] as const)
      expect([url, (await post(url, body)).statusCode]).toEqual([url, 422])
  })
})
