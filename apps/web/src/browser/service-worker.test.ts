/**
 * @promise Offline: a full disk, or a browser that refuses the worker, costs offline only; what fails ends all
 *   keeping before it is deleted
 * @proof keeping.test
 * @journey offline/offline
 */

import { expect, it, vi } from 'vitest'
import { readyWorker } from './service-worker.ts'

const refusing = (error: unknown) => ({ serviceWorker: { register: () => Promise.reject(error as Error) } })

it('a window without workers, or one that refuses them, has none, and nothing is wrong', async () => {
  vi.stubGlobal('navigator', {})
  expect(await readyWorker({ hasWorker: true })).toBeNull()
  // Firefox, and Chromium.
  for (const name of ['SecurityError', 'NotSupportedError']) {
    vi.stubGlobal('navigator', refusing(new DOMException('private window', name)))
    // oxlint-disable-next-line no-await-in-loop -- one navigator at a time
    expect(await readyWorker({ hasWorker: true })).toBeNull()
  }
})

it('a script that fails is reported, and what an earlier worker kept is deleted', async () => {
  const kept = new Set(['offline', 'release:a'])
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...kept]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  })
  vi.stubGlobal('navigator', refusing(new TypeError('script evaluation failed')))
  await expect(readyWorker({ hasWorker: true })).rejects.toThrow('script evaluation failed')
  expect([...kept]).toEqual([])
})
