import { partOf } from '@croupier/platform-fixtures/fakes'
import { beforeEach, expect, it, vi } from 'vitest'
import { browserTimers, savesData } from './device.ts'

beforeEach(() => void vi.useFakeTimers())

it.each([2 ** 31, 1e15, Number.POSITIVE_INFINITY])('a wait of %d ms is not cut to none', (ms) => {
  const run = vi.fn()
  const cancel = browserTimers.after(ms, run)
  vi.advanceTimersByTime(86_400_000)
  expect(run).not.toHaveBeenCalled()
  cancel()
  expect(vi.getTimerCount()).toBe(0)
})

it.each([
  [{ saveData: true }, true],
  [{ saveData: false }, false],
  [undefined, false],
])('a connection of %o saves data: %s', (connection, saves) => {
  expect(savesData(partOf<Parameters<typeof savesData>[0]>({ connection }))).toBe(saves)
})
