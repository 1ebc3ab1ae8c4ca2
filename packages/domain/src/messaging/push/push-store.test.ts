/**
 * @promise Web push: web push: asked after a reason and once, subscribed, renewed and withdrawn; topics, and quiet
 *   hours in every time zone; a click leads to the page and language; an outage of the sender takes nothing from
 *   offline; no push shows an amount, another player's news or another site; from the question to the press in a
 *   real browser, for a payout and for a tournament's reminder, on the servers of `npm start`
 * @proof push-state.test, push-message.test, quiet-hours.test, push-store.additions.test, worker/push.test, stack.test,
 *   push-offer.stories, toasts-and-popups.stories
 * @journey shell/push
 */

import { FakeLocks, FakeLog, FakePush, FakeStorage } from '@croupier/platform-fixtures/fakes'
import { beforeEach, describe, expect, it } from 'vitest'
import { createLifetime } from '../../testing/lifetime.ts'
import type { PushText } from './push-host.ts'
import { createPush } from './push-store.ts'
import { PUSH_KINDS, type PushKind } from './topics.ts'
import { createPushDevice, PUSH_MARK } from './withdraw-push.ts'

let browser: FakePush
let storage: FakeStorage
let log: FakeLog
let key: string | null
beforeEach(() => {
  browser = new FakePush()
  storage = new FakeStorage()
  log = new FakeLog()
  key = 'key-1'
})

const textsIn = (locale: string) =>
  Object.fromEntries(PUSH_KINDS.map((kind) => [kind, { title: `${kind} ${locale}`, text: '', path: '/' }])) as Readonly<
    Record<PushKind, PushText>
  >

const locks = new FakeLocks()
const device = () => createPushDevice({ storage, log, locks, openPush: () => Promise.resolve(browser) })

async function aVisit({ id = 'anna', locale = 'en' } = {}) {
  const { lifetime, onStart } = createLifetime()
  let made = 0
  const push = createPush({
    storage: storage.tab(),
    locks,
    log,
    createId: () => `${id}-${(made += 1)}`,
    onStart,
    playerId: id,
    player: { hash: `hash-${id}` },
    webPushKey: () => key,
    openPush: () => Promise.resolve(browser),
  })
  lifetime.start()
  await push.open()
  await push.speak({ locale, texts: textsIn(locale) })
  return push
}

const methods = () => browser.calls.map(({ method }) => method)
const lastTags = () => browser.calls.findLast(({ method }) => method === 'setTags')?.request['tags']

describe('asking', () => {
  it('does not ask the browser before the press, then subscribes and registers with the sender', async () => {
    const push = await aVisit({ locale: 'br' })
    expect([push.state, browser.questions, browser.calls]).toEqual(['open', 0, []])
    await push.accept()
    expect([push.state, browser.questions]).toEqual(['on', 1])
    expect(browser.calls).toEqual([
      {
        method: 'registerDevice',
        request: {
          hwid: 'anna-1',
          device_type: 11,
          userId: 'digest of push:hash-anna',
          language: 'pt',
          push_token: 'https://push.test/1',
          public_key: 'p256dh',
          auth_token: 'auth',
        },
      },
      {
        method: 'setTags',
        request: {
          hwid: 'anna-1',
          device_type: 11,
          userId: 'digest of push:hash-anna',
          tags: {
            Topics: ['money', 'tournaments', 'messages'],
            TimeZone: 'Europe/Rome',
            QuietFrom: 22,
            QuietTo: 8,
            Reminders: [],
          },
        },
      },
    ])
    expect(browser.record?.texts['payout-done'].title).toBe('payout-done br')
  })

  it('remembers "not now", also in the next visit and in other tabs', async () => {
    const other = await aVisit()
    const push = await aVisit()
    push.refuse()
    expect([push.state, other.state, (await aVisit()).state]).toEqual(['refused', 'refused', 'refused'])
    expect((await aVisit({ id: 'bruno' })).state).toBe('open')
    expect(browser.questions).toBe(0)
  })

  it.each(['denied', 'default'] as const)('remembers that the browser answered %s', async (answer) => {
    browser.answer = answer
    const push = await aVisit()
    await push.accept()
    expect(push.choices.wish).toBe('refused')
    expect([push.state, browser.held]).toEqual([answer === 'denied' ? 'blocked' : 'refused', null])
  })

  it('notices that the browser allows it again', async () => {
    browser.now = 'denied'
    const push = await aVisit()
    expect(push.state).toBe('blocked')
    browser.permit('granted')
    await expect.poll(() => push.state).toBe('open')
  })

  it('is not possible without a key, without a sender or in an old browser', async () => {
    key = null
    expect((await aVisit()).state).toBe('unavailable')
    key = 'key-1'
    browser.isSupported = false
    const push = await aVisit()
    await push.accept()
    expect([push.state, browser.questions]).toEqual(['unsupported', 0])
  })
})

describe('a failure', () => {
  it('of what the browser keeps is logged, and the next look finds the device', async () => {
    browser.isStorageDown = true
    const push = await aVisit()
    expect([push.state, log.labels]).toEqual(['unknown', ['push.open']])
    browser.isStorageDown = false
    await push.open()
    expect(push.state).toBe('open')
    browser.isStorageDown = true
    browser.permit('granted')
    await expect.poll(() => log.labels).toEqual(['push.open', 'push'])
  })

  it('of the browser is shown, and the next try subscribes', async () => {
    browser.isServiceDown = true
    const push = await aVisit()
    await push.accept()
    expect([push.state, log.labels]).toEqual(['failed', ['push']])
    browser.isServiceDown = false
    await push.sync()
    expect(push.state).toBe('on')
  })

  it('of the sender is shown, and the next visit registers again', async () => {
    browser.isSenderDown = true
    const push = await aVisit()
    await push.accept()
    expect([push.state, browser.record?.isTold]).toEqual(['failed', false])
    browser.isSenderDown = false
    expect((await aVisit()).state).toBe('on')
    expect(methods()).toEqual(['registerDevice', 'setTags'])
  })

  it('of the sender does not keep a topic on at the device', async () => {
    const push = await aVisit()
    await push.accept()
    browser.isSenderDown = true
    await push.setTopic('money', false)
    expect([push.state, browser.record?.topics.money]).toEqual(['failed', false])
  })
})

describe('a subscription', () => {
  beforeEach(async () => {
    await (await aVisit()).accept()
    browser.calls.length = 0
  })

  it('is left alone by a visit that changes nothing', async () => {
    expect((await aVisit()).state).toBe('on')
    expect(browser.calls).toEqual([])
  })

  it('is replaced for another key, on the same device', async () => {
    key = 'key-2'
    await aVisit()
    expect(browser.held).toMatchObject({ endpoint: 'https://push.test/2', key: 'key-2' })
    expect(browser.calls[0]).toMatchObject({ request: { hwid: 'anna-1', push_token: 'https://push.test/2' } })
  })

  it('is replaced after the browser dropped it', async () => {
    browser.held = null
    expect((await aVisit()).state).toBe('on')
    expect(methods()).toEqual(['registerDevice', 'setTags'])
  })

  it('follows the language, the time zone, the topics, the quiet hours and the reminders', async () => {
    browser.zone = 'America/Sao_Paulo'
    const push = await aVisit({ locale: 'it' })
    await push.setTopic('promotions', true)
    await push.setQuiet(null)
    await push.setReminders(['cup', 'league'])
    await push.setReminders(['cup', 'league'])
    expect(browser.calls[0]?.request).toMatchObject({ language: 'it' })
    expect(lastTags()).toEqual({
      Topics: ['money', 'tournaments', 'promotions', 'messages'],
      TimeZone: 'America/Sao_Paulo',
      QuietFrom: null,
      QuietTo: null,
      Reminders: ['cup', 'league'],
    })
    expect(methods()).toHaveLength(8)
  })

  it('follows the language once the server data are there again', async () => {
    const push = await aVisit()
    key = null
    await push.speak({ locale: 'it', texts: textsIn('it') })
    key = 'key-1'
    await push.speak({ locale: 'it', texts: textsIn('it') })
    expect([push.state, browser.record?.locale, methods()]).toEqual(['on', 'it', ['registerDevice', 'setTags']])
  })

  it('ends when it is turned off, and is not asked for again', async () => {
    const push = await aVisit()
    await push.turnOff()
    expect([push.state, browser.held, browser.record, methods()]).toEqual(['off', null, null, ['unregisterDevice']])
    expect((await aVisit()).state).toBe('off')
    expect(storage.items.has(PUSH_MARK)).toBe(false)
  })

  it('ends with the session, and comes back with the same player without a question', async () => {
    await device().withdraw()
    expect([browser.held, browser.record, methods()]).toEqual([null, null, ['unregisterDevice']])
    expect((await aVisit()).state).toBe('on')
    expect(browser.questions).toBe(1)
  })

  it('is no longer on the device after a logout without a connection', async () => {
    browser.isSenderDown = true
    await device().withdraw()
    expect([browser.held, browser.record, log.labels]).toEqual([null, null, ['push.withdraw']])
  })

  it('of another player ends before this one’s begins', async () => {
    const bruno = await aVisit({ id: 'bruno' })
    expect(bruno.state).toBe('open')
    await bruno.accept()
    expect(methods()).toEqual(['unregisterDevice', 'registerDevice', 'setTags'])
    expect(browser.record).toMatchObject({ player: 'digest of push:hash-bruno', hwid: 'bruno-1' })
  })
})
