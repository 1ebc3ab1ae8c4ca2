import { expect, it, vi } from 'vitest'
import { hostTimers } from './timers.ts'

it.each([2 ** 31, 1e15, Number.POSITIVE_INFINITY])('a wait of %d ms is not cut to none', (ms) => {
  vi.useFakeTimers()
  const run = vi.fn()
  const cancel = hostTimers.after(ms, run)
  vi.advanceTimersByTime(86_400_000)
  expect(run).not.toHaveBeenCalled()
  cancel()
  expect(vi.getTimerCount()).toBe(0)
})
