import { afterEach, vi } from 'vitest'

/** What a test replaced is back before the next one. Test files of a worker share their globals, also while they load. */
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
