import type { PushRecord } from '@croupier/domain/messaging'
import { expect, it, vi } from 'vitest'
import type { KeptPush } from '#browser/push/push-records.ts'
import { registerPush, type PushWorker } from './push.ts'

const NOON = Date.UTC(2026, 5, 1, 10)
const MIDNIGHT = Date.UTC(2026, 5, 1, 22)

const text = { title: 'Titolo', text: 'Testo', path: '/cashbox/withdraw' }
const RECORD: PushRecord = {
  player: 'me',
  hwid: 'device',
  key: 'a2V5',
  endpoint: 'https://push.test/0',
  locale: 'br',
  timeZone: 'Europe/Rome',
  topics: { money: true, tournaments: true, promotions: false, messages: true },
  quiet: { from: 23, to: 8 },
  reminders: [],
  texts: {
    'payout-processing': text,
    'payout-done': text,
    'payout-declined': text,
    'tournament-soon': { ...text, path: '/tournaments/{slug}' },
    'promotion-new': text,
    'message-new': text,
  },
  isTold: true,
}

const push = (u: unknown) => JSON.stringify({ header: 'You have won €500', l: 'https://evil.test', u })

interface FakeTab {
  readonly url: string
  readonly frameType: string
  readonly visibilityState: string
  readonly focus: () => Promise<void>
  readonly navigate: (path: string) => Promise<object | null>
  readonly postMessage: (message: unknown, ports: MessagePort[]) => void
}

/** A tab of the site; `follows`: its page answers that it went there. */
function tab(changes: Partial<Omit<FakeTab, 'navigate' | 'postMessage'>> = {}, follows = true) {
  return {
    url: 'https://casino.test/',
    frameType: 'top-level',
    visibilityState: 'hidden',
    focus: vi.fn<FakeTab['focus']>(() => Promise.resolve()),
    navigate: vi.fn<FakeTab['navigate']>(() => Promise.resolve({})),
    postMessage: vi.fn<FakeTab['postMessage']>((_, [port]) => {
      if (follows) port?.postMessage('followed')
    }),
    ...changes,
  }
}

/** The worker with a device of one player, whose sender answers 200 or not at all. */
function device({ record = RECORD, tabs = [] }: { record?: PushRecord | null; tabs?: FakeTab[] } = {}) {
  const sender = { api: 'https://sender.test', application: 'APP' }
  const state = {
    kept: record && ({ record, sender } as KeptPush),
    endpoint: 'https://push.test/0' as string | null,
    isSenderDown: false,
    /** Runs while the sender is called. */
    meanwhile: (): void => undefined,
  }
  const told: string[] = []
  const logged: string[] = []
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    if (address === '/log') {
      logged.push((JSON.parse(body) as { label: string }).label)
      return Promise.resolve(Response.json({}))
    }
    told.push(address.replace(`${sender.api}/`, ''))
    state.meanwhile()
    return state.isSenderDown
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json({ status_code: 200 }))
  })
  const deleted: string[] = []
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(['offline']),
    delete: (name: string) => Promise.resolve(deleted.push(name) > 0),
  })
  const subscription = (endpoint: string) => ({
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => Promise.resolve((state.endpoint = null)),
  })
  const shown: (NotificationOptions & { title: string })[] = []
  const opened: string[] = []
  const target = new EventTarget()
  const worker = {
    addEventListener: target.addEventListener.bind(target),
    site: { brand: 'gold' },
    navigator: { userAgent: 'Chrome/140' },
    clients: {
      matchAll: () => Promise.resolve(tabs),
      openWindow: (path: string) => Promise.resolve(opened.push(path)),
    },
    registration: {
      pushManager: {
        getSubscription: () => Promise.resolve(state.endpoint === null ? null : subscription(state.endpoint)),
        subscribe: () => Promise.resolve(subscription((state.endpoint = 'https://push.test/1'))),
      },
      showNotification: (title: string, options: NotificationOptions) =>
        Promise.resolve(void shown.push({ title, ...options })),
    },
  }
  registerPush(worker as unknown as PushWorker, {
    read: () => Promise.resolve(state.kept),
    replace: (before, after) => {
      if (state.kept !== before) return Promise.resolve(false)
      state.kept = after
      return Promise.resolve(true)
    },
  })
  /** Dispatches an event and waits for all that it keeps the worker alive for. */
  async function dispatch(type: string, parts: object = {}): Promise<void> {
    const work: Promise<unknown>[] = []
    const event = Object.assign(new Event(type), parts, { waitUntil: (each: Promise<unknown>) => work.push(each) })
    target.dispatchEvent(event)
    await Promise.all(work)
  }
  const click = async (data: unknown): Promise<void> => {
    const close = vi.fn<() => void>()
    await dispatch('notificationclick', { notification: { data, close } })
    expect(close).toHaveBeenCalledOnce()
  }
  return {
    state,
    told,
    logged,
    deleted,
    shown,
    opened,
    deliver: (payload: string) => dispatch('push', { data: { text: () => payload } }),
    dispatch,
    click,
  }
}

it('a push is shown with the words, language and page of this device, without the words of the sender', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(NOON)
  const { deliver, shown, told } = device()
  await deliver(push({ kind: 'tournament-soon', slug: 'cup', player: 'me' }))
  expect(shown).toEqual([
    {
      title: 'Titolo',
      body: 'Testo',
      tag: 'tournament-soon-cup',
      icon: '/brands/gold/assets/icon-192.png',
      silent: false,
      lang: 'pt-BR',
      data: { path: '/tournaments/cup', locale: 'br' },
    },
  ])
  expect(told).toEqual([])
})

it('a push in the quiet hours makes no sound; of a topic that is off, or for another player, it is not shown', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(MIDNIGHT)
  const { deliver, shown, logged } = device()
  await deliver(push({ kind: 'promotion-new' }))
  await deliver(push({ kind: 'payout-done', player: 'another' }))
  await deliver(push({ kind: 'payout-done' }))
  expect(shown.map(({ silent }) => silent)).toEqual([true])
  expect(logged).toEqual([])
})

it.each(['', '{', 'null', push({ kind: 'jackpot' })])(
  'a malformed push shows nothing, is logged, and takes nothing from the caches: %s',
  async (payload) => {
    const { deliver, shown, logged, deleted } = device()
    await deliver(payload)
    expect([shown, logged, deleted]).toEqual([[], ['push'], []])
  },
)

it('a push on a device that nobody is signed in on ends its subscription', async () => {
  const { deliver, shown, state, logged } = device({ record: null })
  await deliver(push({ kind: 'payout-done' }))
  expect([shown, state.endpoint, logged]).toEqual([[], null, []])
})

it('what the sender does not know yet is told with the next push; an outage of the sender costs a line in the log only', async () => {
  const { deliver, shown, state, told, logged, deleted } = device({ record: { ...RECORD, isTold: false } })
  state.isSenderDown = true
  await deliver(push({ kind: 'payout-done' }))
  expect([shown.length, logged, deleted, state.kept?.record.isTold]).toEqual([1, ['push'], [], false])
  state.isSenderDown = false
  await deliver(push({ kind: 'payout-done' }))
  expect([shown.length, told, state.kept?.record.isTold]).toEqual([
    2,
    ['registerDevice', 'registerDevice', 'setTags'],
    true,
  ])
})

it('a player who leaves while the sender is told stays forgotten, by the sender too', async () => {
  const { deliver, state, told } = device({ record: { ...RECORD, isTold: false } })
  state.meanwhile = () => (state.kept = null)
  await deliver(push({ kind: 'payout-done' }))
  expect([state.kept, told]).toEqual([null, ['registerDevice', 'setTags', 'unregisterDevice']])
})

it('a subscription that the browser ends is made anew with the same choices; an outage leaves it to be told later', async () => {
  const { dispatch, state, told, logged, deleted } = device()
  state.endpoint = null
  state.isSenderDown = true
  await dispatch('pushsubscriptionchange')
  const renewed = { ...RECORD, endpoint: 'https://push.test/1' }
  expect(state.kept?.record).toEqual({ ...renewed, isTold: false })
  expect([logged, deleted]).toEqual([['push.renew'], []])
  state.isSenderDown = false
  await dispatch('pushsubscriptionchange')
  expect(state.kept?.record).toEqual(renewed)
  expect(told).toEqual(['registerDevice', 'registerDevice', 'setTags'])
})

it('a subscription of nobody is not made anew', async () => {
  const { dispatch, state, told } = device({ record: null })
  state.endpoint = null
  await dispatch('pushsubscriptionchange')
  expect([state.endpoint, told]).toEqual([null, []])
})

it('a click leads the visible tab of the site there, past frames and embedded pages', async () => {
  const frame = tab({ frameType: 'nested', visibilityState: 'visible' })
  const embedded = tab({ url: 'https://casino.test/guest/games', visibilityState: 'visible' })
  const hidden = tab()
  const visible = tab({ visibilityState: 'visible' })
  const { click, opened } = device({ tabs: [frame, embedded, hidden, visible] })
  await click({ path: '/tournaments/cup', locale: 'br' })
  expect(visible.focus).toHaveBeenCalledOnce()
  expect(visible.postMessage.mock.calls[0]?.[0]).toEqual({ type: 'push-open', path: '/tournaments/cup' })
  expect([frame, embedded, hidden].flatMap(({ postMessage }) => postMessage.mock.calls)).toEqual([])
  expect([visible.navigate.mock.calls, opened]).toEqual([[], []])
})

it('a tab whose page does not follow is led there by its address, or else a new one is opened in the language', async () => {
  const timeouts: AbortController[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const timeout = new AbortController()
    timeouts.push(timeout)
    return timeout.signal
  })
  const refusing = () => Promise.reject(new TypeError('not controlled'))
  const frozen = tab({ focus: refusing }, false)
  const clicks = device({ tabs: [frozen] })
  const led = clicks.click({ path: '/messages', locale: 'it' })
  await expect.poll(() => timeouts).toHaveLength(1)
  timeouts[0]?.abort()
  await led
  expect([frozen.navigate.mock.calls, clicks.opened]).toEqual([[['/messages']], []])

  frozen.navigate.mockImplementation(refusing)
  const opening = clicks.click({ path: '/messages', locale: 'it' })
  await expect.poll(() => timeouts).toHaveLength(2)
  timeouts[1]?.abort()
  await opening
  expect(clicks.opened).toEqual(['/messages?lang=it'])
  expect([clicks.logged, clicks.deleted]).toEqual([[], []])
})

it.each([
  [{ path: '/cashbox/history?a=b', locale: 'it' }, '/cashbox/history?a=b&lang=it'],
  [{ path: 'https://evil.test' }, '/'],
  [{ path: '//evil.test', locale: 7 }, '/'],
  [null, '/'],
])('a click without a tab opens one of the site: %o', async (data, address) => {
  const { click, opened } = device()
  await click(data)
  expect(opened).toEqual([address])
})
