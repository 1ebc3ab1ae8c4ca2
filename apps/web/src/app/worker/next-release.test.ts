/**
 * @promise Offline: a new release comes with the next page, unless a game, a chat or a form would be lost
 * @journey offline/offline
 */

import { partOf } from '@croupier/platform-fixtures/fakes'
import { expect, it, vi } from 'vitest'
import { watchRelease, type NextReleaseMeans } from './next-release.ts'

/** A tab under a worker; each change is one thing that a whole new document would lose. */
function tab({ isControlled = true, typed = '', isGone = (): boolean => false } = {}) {
  class FakeElement extends EventTarget {
    closest = () => ({})
  }
  vi.stubGlobal('Element', FakeElement)
  const document = Object.assign(new FakeElement(), { querySelectorAll: () => [{ value: typed }] })
  const workers = Object.assign(new EventTarget(), { controller: isControlled ? {} : null })
  const site = { gameRun: { run: { status: 'idle' } } }
  const unsavedForms = { isAnyUnsaved: false }
  const chat = { isRunning: false }
  const opens = watchRelease(partOf<NextReleaseMeans>({ document, workers, site, unsavedForms, chat, isGone }))
  const release = () => workers.dispatchEvent(new Event('controllerchange'))
  return { document, site, unsavedForms, chat, opens, release }
}

it('a newer release is taken with the next page', () => {
  const { opens, release } = tab()
  expect(opens()).toBe(false)
  release()
  expect(opens()).toBe(true)
})

it('is also taken where files of this one are known to be gone, without a worker of the newer one', () => {
  const isGone = vi.fn<() => boolean>(() => false)
  const { opens } = tab({ isControlled: false, isGone })
  expect(opens()).toBe(false)
  isGone.mockReturnValue(true)
  expect(opens()).toBe(true)
})

it('the first worker of a device is none', () => {
  const { opens, release } = tab({ isControlled: false })
  release()
  expect(opens()).toBe(false)
  release()
  expect(opens()).toBe(true)
})

it('nothing is lost for it: a game that runs, a form that asks before it is left, a conversation, what was typed and not sent', () => {
  const { document, site, unsavedForms, chat, opens, release } = tab()
  release()
  site.gameRun.run.status = 'running'
  expect(opens()).toBe(false)
  site.gameRun.run.status = 'idle'
  unsavedForms.isAnyUnsaved = true
  expect(opens()).toBe(false)
  unsavedForms.isAnyUnsaved = false
  chat.isRunning = true
  expect(opens()).toBe(false)
  chat.isRunning = false
  document.dispatchEvent(new Event('input'))
  expect(opens()).toBe(false)
  document.dispatchEvent(new Event('submit'))
  expect(opens()).toBe(true)
})

it('nor what was typed before it was watched', () => {
  const { opens, release } = tab({ typed: 'ada' })
  release()
  expect(opens()).toBe(false)
})
