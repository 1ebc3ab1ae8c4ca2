/**
 * @promise Toasts and dialogs: a chat that covers the page keeps the focus, and Escape minimises it, also from its
 *   frame
 * @proof dock.stories (CoversAPhone)
 * @journey navigation/on-a-phone
 */

import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import type { ChatStart } from '@croupier/contract/chat-frame'
import { openChatLine, runNetrox, runWebim, type ChatLine } from './chat-script.ts'

const SITE = 'https://casino.test'
const START: ChatStart = {
  account: 'casino',
  location: 'vip',
  visitor: { email: 'a@b.test', custom1: '7', custom2: 'EUR', info: 'VIP', signed: null },
  language: 'ru',
  topic: 'Выплата',
  isShown: true,
}
const FIELDS = { id: '7', email: 'a@b.test', custom1: '7', custom2: 'EUR', info: 'VIP' }

/** Runs the page's script of a vendor. `says` posts as the site's page; `told` is what that page heard. */
function runPage(run: (line: ChatLine) => void) {
  const scripts: { src: string; on: Map<string, () => void> }[] = []
  const told: unknown[] = []
  const listeners: ((event: object) => void)[] = []
  const parent = { postMessage: (message: object, origin: string) => told.push([message, origin]) }
  const events = new EventTarget()
  const stored = { clear: vi.fn<() => void>() }
  const document = {
    title: 'chat',
    cookie: 'vendor=1; visit',
    addEventListener: events.addEventListener.bind(events),
    documentElement: { lang: '' },
    body: { dataset: { url: 'https://vendor.test/base' } },
    head: { append: vi.fn() },
    createElement: () => {
      const on = new Map<string, () => void>()
      const script = { src: '', on, addEventListener: (type: string, listen: () => void) => on.set(type, listen) }
      scripts.push(script)
      return script
    },
  }
  const window: Record<string, unknown> = {
    addEventListener: (_type: string, listen: (event: object) => void) => listeners.push(listen),
  }
  runInNewContext(`(${run.toString()})((${openChatLine.toString()})())`, {
    URL,
    URLSearchParams,
    encodeURIComponent,
    location: { search: `?${new URLSearchParams({ parent: SITE })}`, origin: 'https://chat.test' },
    document,
    parent,
    window,
    localStorage: stored,
    sessionStorage: stored,
  })
  const post = (event: object) => listeners.forEach((listen) => listen(event))
  const says = (message: object) =>
    post({ source: parent, origin: SITE, data: { source: 'croupier-site', ...message } })
  const types = () => told.map((one) => (one as [{ type: string }])[0].type)
  return { window, document, events, stored, scripts, told, types, says, post, parent }
}

const start = { type: 'start', ...START }

describe('the connection', () => {
  it('announces the page, to the site only', () => {
    expect(runPage(runWebim).told).toEqual([[{ source: 'croupier-chat', type: 'loaded' }, SITE]])
  })

  it('minimises by Escape in the page, unless the vendor takes it', () => {
    const { events, types } = runPage(runWebim)
    const press = (key: string) => Object.assign(new Event('keydown', { cancelable: true }), { key })
    events.dispatchEvent(press('a'))
    const taken = press('Escape')
    taken.preventDefault()
    events.dispatchEvent(taken)
    expect(types()).toEqual(['loaded'])
    events.dispatchEvent(press('Escape'))
    expect(types()).toEqual(['loaded', 'minimise'])
  })

  it.each([
    ['another page', { source: {}, origin: SITE, data: { source: 'croupier-site', ...start } }],
    ['another origin', { origin: 'https://evil.test', data: { source: 'croupier-site', ...start } }],
    ['another program', { origin: SITE, data: { ...start } }],
    ['nobody', { origin: SITE, data: null }],
  ])('takes nothing from %s', (_who, event) => {
    const { post, parent, scripts } = runPage(runWebim)
    post({ source: parent, ...event })
    expect(scripts).toEqual([])
  })

  it('starts once, and shows operators the topic as the title', () => {
    const { says, scripts, document } = runPage(runNetrox)
    says(start)
    says({ ...start, topic: 'x' })
    expect([scripts.length, document.title, document.documentElement.lang]).toEqual([1, 'Выплата', 'ru'])
    says({ type: 'shown', isShown: true, topic: 'Подарок' })
    expect(document.title).toBe('Подарок')
  })
})

describe('webim', () => {
  it('gets account, location and visitor before its script loads', () => {
    const { says, scripts, window } = runPage(runWebim)
    says(start)
    expect(scripts[0]?.src).toBe('https://vendor.test/base/js/button.js')
    expect(window).toMatchObject({
      webim: { accountName: 'casino', domain: 'vendor.test', location: 'vip', lang: 'ru' },
      webim_visitor: { fields: FIELDS },
    })
  })

  it('is shown, hidden, translated and ended by its own methods', () => {
    const { says, window, document, stored, types } = runPage(runWebim)
    says(start)
    const api = {
      chat: { start: vi.fn<() => void>(), hide: vi.fn<() => void>() },
      setLanguage: vi.fn<(language: string) => void>(),
      onProvidedVisitorChanged: vi.fn<() => void>(),
    }
    Object.assign(window['webim'] as object, { api })
    const handlers = window['webimHandlers'] as Record<string, (value?: number) => void>
    handlers['onInit']?.()
    handlers['onInit']?.()
    expect([types(), api.chat.start.mock.calls.length]).toEqual([['loaded', 'ready'], 2])
    says({ type: 'shown', isShown: false, topic: '' })
    expect(api.chat.hide).toHaveBeenCalledOnce()
    handlers['onUnreadMessagesCount']?.(2)
    handlers['onChatHidden']?.()
    handlers['onError']?.()
    says({ type: 'language', language: 'it' })
    expect(api.setLanguage).toHaveBeenCalledWith('it')
    says({ type: 'end' })
    expect(window['webim_visitor']).toBeNull()
    expect(api.onProvidedVisitorChanged).toHaveBeenCalledOnce()
    expect(types().slice(2)).toEqual(['unread', 'minimise', 'error', 'ended'])
    expect([stored.clear.mock.calls.length, document.cookie]).toEqual([2, 'visit=; path=/; max-age=0'])
  })

  it('gets the fields as the platform has signed them, and no other', () => {
    const { says, window } = runPage(runWebim)
    const signed = { fields: { id: '7', info: 'VIP' }, hash: 'a1', expires: 1_800_000_000 }
    says({ ...start, visitor: { ...START.visitor, signed } })
    expect(window['webim_visitor']).toEqual(signed)
  })
})

describe('netrox', () => {
  it('gets site, widget and visitor, and is driven by its own methods', () => {
    const { says, scripts, events, window, types } = runPage(runNetrox)
    says({ ...start, isShown: false })
    expect(scripts[0]?.src).toBe('https://vendor.test/base/casino/c.js?tmpl=vip')
    expect(window['nsc']).toMatchObject({ lang: 'ru', client: { visitor: FIELDS } })
    const methods = { open: vi.fn(), close: vi.fn(), setLang: vi.fn(), logout: vi.fn() }
    window['nsc_Visitor'] = methods
    const happens = (name: string, detail?: number) => events.dispatchEvent(new CustomEvent(name, { detail }))
    happens('netroxinit')
    expect(methods.close).toHaveBeenCalledOnce()
    says({ type: 'shown', isShown: true, topic: '' })
    expect(methods.open).toHaveBeenCalledOnce()
    happens('netroxunread', 1)
    happens('netroxclose')
    happens('netroxerror')
    says({ type: 'language', language: 'it' })
    says({ type: 'end' })
    expect([methods.setLang.mock.calls, methods.logout.mock.calls.length]).toEqual([[['it']], 1])
    expect(types()).toEqual(['loaded', 'ready', 'unread', 'minimise', 'error', 'ended'])
  })
})

describe.each([
  ['webim', runWebim],
  ['netrox', runNetrox],
])('%s', (_name, run) => {
  it('fails when its script does not load, and is ready only when it reports it', () => {
    const { says, scripts, types } = runPage(run)
    says(start)
    expect(types()).toEqual(['loaded'])
    scripts[0]?.on.get('error')?.()
    expect(types()).toEqual(['loaded', 'error'])
  })
})
