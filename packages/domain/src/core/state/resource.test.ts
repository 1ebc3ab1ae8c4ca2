import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'

import { createPending, nth, settled } from '@croupier/platform-fixtures/fakes'
import { DomainError, isAborted } from '../http/errors.ts'
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

  it('lets the latest reload win, whichever answers first, and tells it to all who wait', async () => {
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

  it('keeps what was there when a reload fails, and loads anew after that', async () => {
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

  it('takes a value from elsewhere; a load under way still has the last word', async () => {
    const { resource, calls } = aResource()
    const loading = resource.load()
    resource.set('event')
    expect(resource.state).toEqual({ status: 'ready', value: 'event' })
    nth(calls, 0).resolve('answer')
    expect(await loading).toBe('answer')
    expect(resource.value).toBe('answer')
  })

  it('takes what was just agreed to; a load under way may not know of it and begins anew, for all who wait', async () => {
    const { resource, calls } = aResource()
    void resource.load()
    nth(calls, 0).resolve('a')
    await settled()
    const waiting = resource.reload()
    resource.supersede('b')
    expect(nth(calls, 1).args[0].aborted).toBe(true)
    expect(resource.state).toEqual({ status: 'loading', previous: 'b' })
    nth(calls, 1).resolve('a')
    await settled()
    expect(resource.value).toBe('b')
    nth(calls, 2).resolve('b as read')
    expect(await waiting).toBe('b as read')
  })

  it('takes what was just agreed to without a load where none is under way', async () => {
    const { resource, calls } = aResource()
    resource.supersede('b')
    expect(resource.state).toEqual({ status: 'ready', value: 'b' })
    expect(calls).toHaveLength(0)
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
