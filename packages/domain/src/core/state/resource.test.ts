import fc from 'fast-check'
import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'

import { createPending, nth, settled } from '@croupier/platform-fixtures/fakes'
import { DomainError, isAborted } from '../value/errors.ts'
import { Resource } from './resource.ts'

function aResource() {
  const { call, calls } = createPending<[AbortSignal], string>()
  return { resource: new Resource<string>(call), calls }
}

const failure = new DomainError('unavailable', { status: 503 })

describe('Resource', () => {
  it('is idle, then loading, then ready', async () => {
    const { resource, calls } = aResource()
    const seen: string[] = []
    autorun(() => seen.push(resource.state.status))
    const loading = resource.load()
    nth(calls, 0).resolve('a')
    expect(await loading).toBe('a')
    expect(seen).toEqual(['idle', 'loading', 'ready'])
    expect(resource.value).toBe('a')
  })

  it('shares one request among parallel loads', async () => {
    const { resource, calls } = aResource()
    const both = Promise.all([resource.load(), resource.load(), resource.ensure()])
    expect(calls).toHaveLength(1)
    nth(calls, 0).resolve('a')
    expect(await both).toEqual(['a', 'a', 'a'])
  })

  it('ensures without a second request what is here, and loads it again when asked', async () => {
    const { resource, calls } = aResource()
    void resource.load()
    nth(calls, 0).resolve('a')
    await settled()
    expect(await resource.ensure()).toBe('a')
    expect(calls).toHaveLength(1)
    void resource.load()
    expect(calls).toHaveLength(2)
    expect(resource.state).toEqual({ status: 'loading', previous: 'a' })
  })

  it('lets the latest reload win, whichever answers first, for all callers', async () => {
    const { resource, calls } = aResource()
    const first = resource.load()
    const second = resource.reload()
    expect(nth(calls, 0).args[0].aborted).toBe(true)
    nth(calls, 1).resolve('new')
    await settled()
    nth(calls, 0).resolve('old')
    expect(await first).toBe('new')
    expect(await second).toBe('new')
    expect(resource.value).toBe('new')
  })

  it('does not mind the aborted load failing', async () => {
    const { resource, calls } = aResource()
    const first = resource.load()
    void resource.reload()
    nth(calls, 0).reject(failure)
    await settled()
    expect(resource.state.status).toBe('loading')
    nth(calls, 1).resolve('new')
    expect(await first).toBe('new')
  })

  it('keeps its value when a reload fails, and loads again after that', async () => {
    const { resource, calls } = aResource()
    resource.set('a')
    const reloading = resource.reload()
    nth(calls, 0).reject(failure)
    await expect(reloading).rejects.toBe(failure)
    expect(resource.state).toEqual({ status: 'failed', error: failure, previous: 'a' })
    expect(resource.value).toBe('a')
    void resource.ensure()
    expect(calls).toHaveLength(2)
  })

  it('makes a DomainError of whatever was thrown', async () => {
    const resource = new Resource<string>(() => Promise.reject(new TypeError('a bug')))
    await expect(resource.load()).rejects.toMatchObject({ kind: 'unexpected', message: 'a bug' })
  })

  it('takes a loader that throws at once for one that fails', async () => {
    const resource = new Resource<string>(() => {
      throw failure
    })
    await expect(resource.load()).rejects.toBe(failure)
    expect(resource.state.status).toBe('failed')
  })

  it('keeps a value that was set while a load is under way: its answer began before', async () => {
    const { resource, calls } = aResource()
    const loading = resource.load()
    resource.set('set')
    expect(resource.state).toEqual({ status: 'ready', value: 'set' })
    nth(calls, 0).resolve('answer')
    expect(await loading).toBe('set')
    expect(resource.value).toBe('set')
  })

  it('changes what is known without ending the load under way, and what is unknown not at all', async () => {
    const { resource, calls } = aResource()
    const louder = (text: string) => `${text}!`
    resource.change(louder)
    expect(resource.state).toEqual({ status: 'idle' })
    resource.set('a')
    void resource.reload()
    resource.change(louder)
    expect(resource.state).toEqual({ status: 'loading', previous: 'a!' })
    nth(calls, 0).reject(failure)
    await settled()
    resource.change(louder)
    expect(resource.state).toEqual({ status: 'failed', error: failure, previous: 'a!!' })
  })

  it('combines an answer with what is known, then applies the changes made meanwhile', async () => {
    const { call, calls } = createPending<[AbortSignal], number[]>()
    const resource = new Resource(call, { merge: (known, answer) => [...known, ...answer] })
    resource.set([1])
    void resource.reload()
    resource.change((numbers) => numbers.filter((number) => number !== 2))
    nth(calls, 0).resolve([2, 3])
    await settled()
    expect(resource.value).toEqual([1, 3])
  })

  it('keeps a change that is applied late from the answer of a load that began after it was known', async () => {
    const { resource, calls } = aResource()
    void resource.load()
    const known = resource.loads
    nth(calls, 0).resolve('a')
    await settled()
    void resource.load()
    resource.change((value) => `${value} late`, known)
    expect(resource.value).toBe('a late')
    nth(calls, 1).resolve('b')
    await settled()
    resource.change((value) => `${value} late`, known)
    expect(resource.value).toBe('b')
    resource.change((value) => `${value} late`, resource.loads)
    expect(resource.value).toBe('b late')
  })

  it('loses no change and applies none twice, however loads, changes and answers interleave', async () => {
    type Step = { readonly kind: 'load' | 'change' | 'fail' | 'answer'; readonly of: number }
    const step: fc.Arbitrary<Step> = fc.record({
      kind: fc.constantFrom('load', 'change', 'change', 'fail', 'answer'),
      of: fc.nat(5),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        // The platform counts; each load reads the count when it begins, and each change is reported to the tab at once.
        let count = 0
        const { call, calls } = createPending<[AbortSignal], number>()
        const begun: { readonly seen: number; readonly index: number }[] = []
        const resource = new Resource<number>((signal) => {
          begun.push({ seen: count, index: calls.length })
          return call(signal)
        })
        for (const { kind, of } of steps) {
          if (kind === 'load') void resource.reload()
          if (kind === 'change') {
            count += 1
            resource.change((known) => known + 1)
          }
          const [answered] = kind === 'answer' || kind === 'fail' ? begun.splice(of % (begun.length || 1), 1) : []
          if (answered) {
            const pending = nth(calls, answered.index)
            if (kind === 'answer') pending.resolve(answered.seen)
            else pending.reject(failure)
            await settled()
          }
          if (resource.value !== undefined) expect(resource.value).toBe(count)
        }
      }),
    )
  })

  it('reads again what was read, and nothing else', async () => {
    const { resource, calls } = aResource()
    resource.reread()
    expect(calls).toHaveLength(0)
    resource.set('a')
    resource.reread()
    expect(calls).toHaveLength(1)
  })

  it('keeps an expired value in view until it is asked for', async () => {
    const { resource, calls } = aResource()
    resource.expire()
    expect(resource.needsLoad).toBe(true)
    resource.set('old')
    resource.expire()
    expect([resource.value, resource.needsLoad]).toEqual(['old', true])
    const loading = resource.ensure()
    nth(calls, 0).resolve('new')
    expect([await loading, resource.needsLoad]).toEqual(['new', false])
  })

  it('restarts when it expires while it loads', () => {
    const { resource, calls } = aResource()
    void resource.load()
    resource.expire()
    expect([calls.length, nth(calls, 0).args[0].aborted]).toEqual([2, true])
  })

  it('can hold null', async () => {
    const resource = new Resource<string | null>(() => Promise.resolve(null))
    await resource.load()
    expect(resource.state).toEqual({ status: 'ready', value: null })
    void resource.reload()
    expect(resource.state).toEqual({ status: 'loading', previous: null })
  })

  it('forgets all on reset, and what was under way with it', async () => {
    const { resource, calls } = aResource()
    const loading = resource.load()
    resource.reset()
    expect(nth(calls, 0).args[0].aborted).toBe(true)
    await expect(loading).rejects.toSatisfy(isAborted)
    nth(calls, 0).resolve('late')
    await settled()
    expect(resource.state).toEqual({ status: 'idle' })
  })

  it('loads nothing once disposed', async () => {
    const { resource, calls } = aResource()
    resource.set('a')
    const loading = resource.load()
    resource.dispose()
    await expect(loading).rejects.toSatisfy(isAborted)
    await expect(resource.reload()).rejects.toSatisfy(isAborted)
    expect(calls).toHaveLength(1)
    expect(resource.value).toBe('a')
  })
})
