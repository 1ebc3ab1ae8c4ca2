/**
 * @promise Navigation and guards: what nobody has asked for is loaded once a page has been quiet, never while it loads or
 *   the visitor presses or scrolls
 * @journey offline/offline
 */

import { beforeEach, expect, it, vi } from 'vitest'
import { QUIET_MS, whenQuiet, whenTouched } from './when-idle.ts'

/** A page, which is idle whenever it is asked. */
function aPage(readyState: DocumentReadyState = 'complete') {
  const page = Object.assign(new EventTarget(), {
    requestIdleCallback: (run: () => void) => setTimeout(run, 0),
    cancelIdleCallback: (handle: number) => clearTimeout(handle),
  })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { readyState })
  const run = vi.fn<() => void>()
  return { run, stop: whenQuiet(run), happens: (name: string) => page.dispatchEvent(new Event(name)) }
}

beforeEach(() => void vi.useFakeTimers())

it('runs once, when nothing has happened for a while', () => {
  const { run, happens } = aPage()
  vi.advanceTimersByTime(QUIET_MS - 1)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2)
  expect(run).toHaveBeenCalledOnce()
  happens('scroll')
  vi.advanceTimersByTime(QUIET_MS * 2)
  expect(run).toHaveBeenCalledOnce()
})

it('waits until the page has loaded', () => {
  const { run, happens } = aPage('interactive')
  vi.advanceTimersByTime(QUIET_MS * 2)
  expect(run).not.toHaveBeenCalled()
  happens('load')
  vi.advanceTimersByTime(QUIET_MS + 1)
  expect(run).toHaveBeenCalledOnce()
})

it.each(['pointerdown', 'keydown', 'scroll'])('begins to wait again after %s', (name) => {
  const { run, happens } = aPage()
  vi.advanceTimersByTime(QUIET_MS - 1)
  happens(name)
  vi.advanceTimersByTime(QUIET_MS - 1)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2)
  expect(run).toHaveBeenCalledOnce()
})

it.each(['pointerdown', 'keydown', 'scroll'])('what a visitor needs next is loaded with the first %s, once', (name) => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const run = vi.fn<() => void>()
  whenTouched(run)
  expect(run).not.toHaveBeenCalled()
  page.dispatchEvent(new Event(name))
  page.dispatchEvent(new Event('scroll'))
  expect(run).toHaveBeenCalledOnce()
})

it('can be cancelled', () => {
  const { run, stop, happens } = aPage()
  stop()
  happens('scroll')
  vi.advanceTimersByTime(QUIET_MS * 2)
  expect(run).not.toHaveBeenCalled()
})
