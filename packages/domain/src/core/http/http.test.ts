import { describe, expect, it } from 'vitest'

import { createPending, hostTimers, nth, settled } from '@croupier/platform-fixtures/fakes'
import { DomainError, isAborted } from './errors.ts'
import { createHttp } from './http.ts'
import type { Access, SessionPort } from '../session/session-port.ts'
import type { TransportCall } from './transport.ts'

const unauthorized = new DomainError('unauthorized', { status: 401 })

function anHttp(access: Access | null) {
  const state = { access }
  const session: SessionPort = {
    access: () => state.access,
    hasRefresh: () => true,
    refreshBody: () => ({}),
    save() {},
    clear() {},
  }
  const sent = createPending<[TransportCall], unknown>()
  const refreshed = createPending<[string | null], void>()
  const http = createHttp({
    transport: sent.call,
    session,
    sessionRefresh: { refresh: refreshed.call },
    timers: hostTimers,
  })
  const renew = (stamp: string) => {
    state.access = { stamp, header: `Bearer ${stamp}` }
    nth(refreshed.calls, -1).resolve()
    return settled()
  }
  return { http, state, renew, sent: sent.calls, refreshes: refreshed.calls }
}

const good: Access = { stamp: 'one', header: 'Bearer one' }

describe('an open call', () => {
  it('carries no token and asks for none', async () => {
    const { http, sent, refreshes } = anHttp(null)
    const answer = http.post('/login', { a: 1 }, { query: { b: 2 } })
    expect(nth(sent, 0).args[0]).toMatchObject({ method: 'POST', path: '/login', body: { a: 1 }, query: { b: 2 } })
    expect(nth(sent, 0).args[0].headers).toBeUndefined()
    nth(sent, 0).reject(unauthorized)
    await expect(answer).rejects.toBe(unauthorized)
    expect(refreshes).toHaveLength(0)
  })

  it('stays open for players too', () => {
    const { http, sent } = anHttp(good)
    void http.get('/banners')
    expect(nth(sent, 0).args[0].headers).toBeUndefined()
  })
})

describe('an authorised call', () => {
  it('carries the token there is, beside its own headers', () => {
    const { http, sent } = anHttp(good)
    void http.put('/profile', {}, { auth: true, headers: { 'Idempotency-Key': 'k' } })
    expect(nth(sent, 0).args[0].headers).toEqual({ Authorization: 'Bearer one', 'Idempotency-Key': 'k' })
  })

  it('carries no header where the server adds it', () => {
    const { http, sent } = anHttp({ stamp: 'one', header: null })
    void http.get('/profile', { auth: true })
    expect(nth(sent, 0).args[0].headers).toBeUndefined()
  })

  it('first gets a fresh token where there is no good one', async () => {
    const { http, sent, refreshes, renew } = anHttp(null)
    const answer = http.get('/profile', { auth: true })
    expect(sent).toHaveLength(0)
    expect(nth(refreshes, 0).args).toEqual([null])
    await renew('two')
    expect(nth(sent, 0).args[0].headers).toEqual({ Authorization: 'Bearer two' })
    nth(sent, 0).resolve('profile')
    expect(await answer).toBe('profile')
  })

  it('refused with 401 is repeated once with a newer token', async () => {
    const { http, sent, refreshes, renew } = anHttp(good)
    const answer = http.post('/buy', { id: 1 }, { auth: true, headers: { 'Idempotency-Key': 'k' } })
    nth(sent, 0).reject(unauthorized)
    await settled()
    expect(nth(refreshes, 0).args).toEqual(['one'])
    await renew('two')
    expect(nth(sent, 1).args[0]).toMatchObject({
      body: { id: 1 },
      headers: { Authorization: 'Bearer two', 'Idempotency-Key': 'k' },
    })
    nth(sent, 1).resolve('bought')
    expect(await answer).toBe('bought')
  })

  it('refused twice fails', async () => {
    const { http, sent, refreshes, renew } = anHttp(good)
    const answer = http.get('/profile', { auth: true })
    nth(sent, 0).reject(unauthorized)
    await settled()
    await renew('two')
    const second = new DomainError('unauthorized', { status: 401, codes: ['again'] })
    nth(sent, 1).reject(second)
    await expect(answer).rejects.toBe(second)
    expect(refreshes).toHaveLength(1)
  })

  it('passes on what else went wrong, without a refresh', async () => {
    const { http, sent, refreshes } = anHttp(good)
    const answer = http.get('/profile', { auth: true })
    const failure = new DomainError('forbidden', { status: 403 })
    nth(sent, 0).reject(failure)
    await expect(answer).rejects.toBe(failure)
    expect(refreshes).toHaveLength(0)
  })

  it('fails with what the refresh failed with', async () => {
    const { http, sent, refreshes } = anHttp(null)
    const answer = http.get('/profile', { auth: true })
    const failure = new DomainError('network')
    nth(refreshes, 0).reject(failure)
    await expect(answer).rejects.toBe(failure)
    expect(sent).toHaveLength(0)
  })

  it('is unauthorized where the device keeps no tokens, rather than asking for ever', async () => {
    const { http, refreshes } = anHttp(null)
    const answer = http.get('/profile', { auth: true })
    nth(refreshes, 0).resolve()
    await expect(answer).rejects.toMatchObject({ kind: 'unauthorized', codes: ['no_session'] })
    expect(refreshes).toHaveLength(1)
  })

  it('can be given up while it waits for a token: nothing is sent', async () => {
    const { http, sent, renew } = anHttp(null)
    const caller = new AbortController()
    const answer = http.get('/profile', { auth: true, signal: caller.signal })
    caller.abort()
    await expect(answer).rejects.toSatisfy(isAborted)
    await renew('two')
    expect(sent).toHaveLength(0)
  })
})
