import { describe, expect, it } from 'vitest'

import { KeyedReads } from './keyed-reads.ts'

class Entry {
  isLoading = false
  isDisposed = false
  dispose(): void {
    this.isDisposed = true
  }
}

const keyed = (max: number, isShown: (entry: Entry) => boolean = () => false) =>
  new KeyedReads(() => new Entry(), { max, isShown })

describe('KeyedReads', () => {
  it('makes one entry for each key', () => {
    const entries = keyed(5)
    expect(entries.get('a')).toBe(entries.get('a'))
    expect(entries.get('a')).not.toBe(entries.get('b'))
  })

  it('drops the least recently asked for', () => {
    const entries = keyed(2)
    const a = entries.get('a')
    const b = entries.get('b')
    entries.get('a')
    entries.get('c')
    expect(entries.get('a')).toBe(a)
    expect(entries.get('b')).not.toBe(b)
  })

  it('never drops one that is loading, that is shown, or that was just asked for', () => {
    const shown = new Set<Entry>()
    const entries = keyed(1, (entry) => shown.has(entry))
    const a = entries.get('a')
    a.isLoading = true
    const b = entries.get('b')
    shown.add(b)
    const c = entries.get('c')
    expect([entries.get('c'), entries.get('b'), entries.get('a')]).toEqual([c, b, a])
  })

  it('lists those in view', () => {
    const shown = new Set<Entry>()
    const entries = keyed(5, (entry) => shown.has(entry))
    entries.get('a')
    const b = entries.get('b')
    shown.add(b)
    expect(entries.shown()).toEqual([b])
  })

  it('treats keys as data, also names such as `__proto__`', () => {
    const entries = keyed(5)
    entries.get('__proto__')
    entries.get('constructor')
    expect(entries.all().map(([key]) => key)).toEqual(['__proto__', 'constructor'])
  })

  it('disposes of all', () => {
    const entries = keyed(5)
    const a = entries.get('a')
    entries.dispose()
    expect([a.isDisposed, entries.all()]).toEqual([true, []])
  })
})
