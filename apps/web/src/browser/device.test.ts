import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserTimers } from './device.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([2 ** 31, 1e15, Number.POSITIVE_INFINITY])('a wait of %d ms is not cut to none', (ms) => {
  const run = vi.fn()
  const cancel = browserTimers.after(ms, run)
  vi.advanceTimersByTime(86_400_000)
  expect(run).not.toHaveBeenCalled()
  cancel()
  expect(vi.getTimerCount()).toBe(0)
})
