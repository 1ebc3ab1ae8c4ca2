import { expect, it, vi } from 'vitest'
import { createTabSignals } from './signals.ts'

it('marks a logout by the stamps of its tokens, and keeps the mark once they are gone', () => {
  const jar = new Map([
    ['at_live', 'stamp-1'],
    ['rt_live', 'stamp-2'],
  ])
  const set = vi.fn()
  const { markSignedOut } = createTabSignals({ get: (name) => jar.get(name) ?? null, set, remove: () => {} })
  markSignedOut()
  expect(set).toHaveBeenCalledExactlyOnceWith('signed_out', 'stamp-1.stamp-2', { maxAgeSeconds: 32_140_800 })
  jar.clear()
  markSignedOut()
  expect(set).toHaveBeenCalledOnce()
})
