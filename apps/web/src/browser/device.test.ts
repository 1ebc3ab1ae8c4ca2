import { partOf } from '@croupier/platform-fixtures/fakes'
import { beforeEach, expect, it, vi } from 'vitest'
import { browserTimers, deviceOf, savesData } from './device.ts'

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
  ['a phone held upright', 390, 'mobile', 'mobile'],
  ['a phone on its side', 844, 'mobile', 'mobile'],
  ['a computer', 1440, 'desktop', 'desktop'],
  ['a narrow window of a computer', 767, 'desktop', 'mobile'],
  ['a window of 768 px', 768, 'desktop', 'desktop'],
] as const)('%s is one device for pages and calls', (_name, innerWidth, requested, device) => {
  expect(deviceOf({ innerWidth }, requested)).toBe(device)
})

it.each([
  [{ saveData: true }, true],
  [{ saveData: false }, false],
  [undefined, false],
])('a connection of %o saves data: %s', (connection, saves) => {
  expect(savesData(partOf<Parameters<typeof savesData>[0]>({ connection }))).toBe(saves)
})
