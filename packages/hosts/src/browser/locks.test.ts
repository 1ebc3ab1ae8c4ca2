import { partOf } from '@croupier/platform-fixtures/fakes'
import { expect, test, vi } from 'vitest'
import { createTabLocks } from './locks.ts'

const lockManager = (request: LockManager['request']) => partOf<LockManager>({ request })
const giving = lockManager((_name: string, run: unknown) => Promise.resolve((run as () => unknown)()) as never)
const refusing = lockManager(() => Promise.reject(new DOMException('denied', 'SecurityError')))

test.each([
  ['with the lock', giving],
  ['without locks', undefined],
  ['where the browser refuses locks', refusing],
])('runs once %s, and its failure is the outcome', async (_where, locks) => {
  const { withLock } = createTabLocks(locks)
  expect(await withLock('a', () => Promise.resolve('done'))).toBe('done')
  const fail = vi.fn(() => Promise.reject(new Error('of the work')))
  await expect(withLock('a', fail)).rejects.toThrow('of the work')
  expect(fail).toHaveBeenCalledOnce()
})
