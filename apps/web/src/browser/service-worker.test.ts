import { afterEach, expect, it, vi } from 'vitest'
import { readyWorker } from './service-worker.ts'

afterEach(() => vi.unstubAllGlobals())

const refusing = (error: unknown) => ({ serviceWorker: { register: () => Promise.reject(error as Error) } })

it('a window without workers, or one that refuses them, has none, and nothing is wrong', async () => {
  vi.stubGlobal('navigator', {})
  expect(await readyWorker({ hasWorker: true })).toBeNull()
  vi.stubGlobal('navigator', refusing(new DOMException('private window', 'SecurityError')))
  expect(await readyWorker({ hasWorker: true })).toBeNull()
})

it('a script that fails is told', async () => {
  vi.stubGlobal('navigator', refusing(new TypeError('script evaluation failed')))
  await expect(readyWorker({ hasWorker: true })).rejects.toThrow('script evaluation failed')
})
