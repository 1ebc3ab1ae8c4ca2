import { describe, expect, it } from 'vitest'

import { createLifetime } from '../../testing/lifetime.ts'

describe('Lifetime', () => {
  it('runs what was registered from start to stop, and again with the next start', () => {
    const { lifetime, onStart } = createLifetime()
    const seen: string[] = []
    onStart(() => {
      seen.push('begin')
      return () => void seen.push('end')
    })
    expect(seen).toEqual([])
    const stop = lifetime.start()
    stop()
    stop()
    lifetime.start()
    lifetime.dispose()
    expect(seen).toEqual(['begin', 'end', 'begin', 'end'])
  })

  it('runs what is registered later at once', () => {
    const { lifetime, onStart } = createLifetime()
    const stop = lifetime.start()
    const seen: string[] = []
    onStart(() => {
      seen.push('begin')
      return () => void seen.push('end')
    })
    stop()
    expect(seen).toEqual(['begin', 'end'])
  })
})
