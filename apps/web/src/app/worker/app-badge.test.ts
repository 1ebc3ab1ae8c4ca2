import { observable, runInAction } from 'mobx'
import { expect, it, vi } from 'vitest'
import { followBadge } from './app-badge.ts'

it('shows the number of unread messages, and nothing for none or for a guest', () => {
  const unread = observable.box(2)
  const own = {
    setAppBadge: vi.fn<(count: number) => Promise<void>>(() => Promise.reject(new Error('not installed'))),
    clearAppBadge: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  }
  const stop = followBadge({ own, unread: () => unread.get() })
  runInAction(() => unread.set(3))
  expect(own.setAppBadge.mock.calls.flat()).toEqual([2, 3])
  runInAction(() => unread.set(0))
  expect(own.clearAppBadge).toHaveBeenCalledOnce()
  stop()
})

it('needs no badge', () => {
  expect(() => followBadge({ own: {}, unread: () => 1 })()).not.toThrow()
})
