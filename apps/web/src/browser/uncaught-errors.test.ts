import { beforeEach, expect, it, vi } from 'vitest'
import { logUncaught } from './uncaught-errors.ts'

const log = { error: vi.fn(), warn: vi.fn() }
let target: EventTarget
beforeEach(() => {
  vi.resetAllMocks()
  target = new EventTarget()
  logUncaught(target, log)
})
const happens = (type: string, details: object) => target.dispatchEvent(Object.assign(new Event(type), details))

it('logs uncaught errors and reasons of unhandled rejections', () => {
  const error = new Error('boom')
  happens('error', { error, message: 'Uncaught Error: boom' })
  happens('unhandledrejection', { reason: error })
  expect(log.error.mock.calls).toEqual([
    ['uncaught', error],
    ['rejected promise', error],
  ])
})

it('logs the message when there is no error object', () => {
  happens('error', { error: null, message: 'Uncaught SyntaxError' })
  expect(log.error).toHaveBeenCalledExactlyOnceWith('uncaught', 'Uncaught SyntaxError')
})

it.each(['Script error.', 'ResizeObserver loop completed with undelivered notifications.'])(
  'says nothing of %j',
  (message) => {
    happens('error', { error: null, message })
    expect(log.error).not.toHaveBeenCalled()
  },
)
