import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'

import { createPending, nth, settled } from '@croupier/platform-fixtures/fakes'
import { KeyedResources } from './keyed-resources.ts'

const loaded = (max: number) => new KeyedResources((key: string) => Promise.resolve(`<${key}>`), { max })

describe('KeyedResources', () => {
  it('makes one resource a key and loads it by that key', async () => {
    const keyed = loaded(5)
    expect(keyed.get('a')).toBe(keyed.get('a'))
    expect(await keyed.get('a').load()).toBe('<a>')
  })

  it('forgets the least recently asked for', () => {
    const keyed = loaded(2)
    const a = keyed.get('a')
    const b = keyed.get('b')
    keyed.get('a')
    keyed.get('c')
    expect(keyed.get('a')).toBe(a)
    expect(keyed.get('b')).not.toBe(b)
  })

  it('never forgets one that is loading', async () => {
    const { call, calls } = createPending<[string, AbortSignal], string>()
    const keyed = new KeyedResources(call, { max: 1 })
    const a = keyed.get('a')
    const loading = a.load()
    keyed.get('b')
    expect(keyed.get('a')).toBe(a)
    nth(calls, 0).resolve('<a>')
    expect(await loading).toBe('<a>')
  })

  it('never forgets the one just asked for, though all others are loading', () => {
    const { call } = createPending<[string, AbortSignal], string>()
    const keyed = new KeyedResources(call, { max: 1 })
    void keyed.get('a').load()
    expect(keyed.get('b')).toBe(keyed.get('b'))
  })

  it('gives what is here as plain data, and takes it back', async () => {
    const keyed = loaded(5)
    await Promise.all([keyed.get('a').load(), keyed.get('b').load()])
    keyed.get('idle')
    const snapshot = JSON.parse(JSON.stringify(keyed.snapshot())) as Record<string, string>
    expect(snapshot).toEqual({ a: '<a>', b: '<b>' })
    const other = loaded(5)
    other.restore(snapshot)
    expect(other.get('a').state).toEqual({ status: 'ready', value: '<a>' })
    expect(other.get('c').state.status).toBe('idle')
  })

  it('treats keys as data: none is special', () => {
    const keyed = loaded(5)
    keyed.get('__proto__').set('x')
    keyed.get('constructor').set('y')
    const snapshot = keyed.snapshot()
    expect(Object.keys(snapshot)).toEqual(['__proto__', 'constructor'])
  })

  it('clears in place: who shows one sees it idle', async () => {
    const keyed = loaded(5)
    const a = keyed.get('a')
    await a.load()
    keyed.clear()
    expect(a.state.status).toBe('idle')
    expect(keyed.get('a')).toBe(a)
  })

  it('forgets while somebody looks, who asks for each anew', () => {
    const keyed = new KeyedResources(() => Promise.resolve('value'))
    for (const key of ['a', 'b', 'c']) keyed.get(key).set('old')
    const seen: string[] = []
    const stop = autorun(() => {
      seen.push(['a', 'b', 'c'].map((key) => keyed.get(key).value ?? '-').join(''))
    })
    keyed.clear()
    stop()
    expect(seen.at(-1)).toBe('---')
  })

  it('aborts what loads when disposed', async () => {
    const { call, calls } = createPending<[string, AbortSignal], string>()
    const keyed = new KeyedResources(call)
    void keyed.get('a').load()
    keyed.dispose()
    await settled()
    expect(nth(calls, 0).args[1].aborted).toBe(true)
  })
})
