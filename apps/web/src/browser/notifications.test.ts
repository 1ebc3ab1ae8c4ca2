import { expect, test, vi } from 'vitest'
import { askForNotifications, notificationConsent, notifyInBrowser } from './notifications.ts'

const NOTICE = { title: 'Begins', text: 'Soon', tag: 'cup', onOpen: () => undefined }

/** A browser that answers the permission request with `answer`, and records shown notifications. */
function stubBrowser(permission: NotificationPermission, answer = permission) {
  const shown: [string, object][] = []
  const requestPermission = vi.fn(() => Promise.resolve(answer))
  class FakeNotification extends EventTarget {
    static readonly permission = permission
    static readonly requestPermission = requestPermission
    constructor(title: string, options: object) {
      super()
      shown.push([title, options])
    }
    close() {}
  }
  vi.stubGlobal('Notification', FakeNotification)
  return { shown, requestPermission }
}

test('a browser without notifications is never asked, and shows none', async () => {
  vi.stubGlobal('Notification', undefined)
  expect(notificationConsent()).toBe('impossible')
  expect(await askForNotifications()).toBe('impossible')
  notifyInBrowser(NOTICE)
})

test.each([
  ['default', 'granted', 1],
  ['default', 'denied', 1],
  ['granted', 'granted', 0],
  ['denied', 'denied', 0],
] as const)('a visitor whose answer is %s is asked: then it is %s', async (before, after, asked) => {
  const { requestPermission } = stubBrowser(before, after)
  expect(await askForNotifications()).toBe(after)
  expect(requestPermission).toHaveBeenCalledTimes(asked)
})

test('nothing is shown without consent', () => {
  const { shown } = stubBrowser('default')
  notifyInBrowser(NOTICE)
  expect(shown).toEqual([])
})

test('a notice is one for all tabs', () => {
  const { shown } = stubBrowser('granted')
  notifyInBrowser(NOTICE)
  expect(shown).toEqual([['Begins', { body: 'Soon', tag: 'cup' }]])
})

test('a phone that refuses notifications to pages harms nothing', () => {
  const Refusing = Object.assign(
    () => {
      throw new TypeError('Illegal constructor')
    },
    { permission: 'granted' },
  )
  vi.stubGlobal('Notification', Refusing)
  expect(() => notifyInBrowser(NOTICE)).not.toThrow()
})
