/**
 * @promise Cashbox: a press without a connection is not sent, and says so; a lost answer is not
 * @proof kept-press.test
 * @journey offline/offline
 */

import { inspect } from 'node:util'
import { describe, expect, it, vi } from 'vitest'

import { createPlatformFetch, type PlatformRequest } from '@croupier/platform-fixtures'
import { createPending, HandTimers, hostTimers, nth, settled } from '@croupier/platform-fixtures/fakes'
import { axiosSend } from '../../testing/axios-send.ts'
import type { Access } from '@croupier/contract/session'
import type { Logger } from '../value/logger.ts'
import { createAxiosClient } from './axios-client.ts'
import { DomainError, isAborted, wasNotSent } from '../value/errors.ts'

function aSend(access: Access | null) {
  const state = { access }
  const net = createPlatformFetch()
  const refreshed = createPending<[string | null], void>()
  const warn = vi.fn<Logger['warn']>()
  const send = axiosSend({
    fetch: net.port,
    session: { access: () => state.access },
    refresh: { refresh: refreshed.call },
    log: { warn },
    timers: new HandTimers(),
  })
  const renew = (stamp: string) => {
    state.access = { stamp, header: `Bearer ${stamp}` }
    nth(refreshed.calls, -1).resolve()
    return settled()
  }
  return { send, net, state, renew, warn, sent: net.requests, refreshes: refreshed.calls }
}

const good: Access = { stamp: 'one', header: 'Bearer one' }

const tokenOf = ({ headers }: PlatformRequest) => headers['Authorization']
const refused = { status: 401, body: { errors: [{ code: 'unauthorized' }] } }

describe('an open call', () => {
  it('carries no token and asks for none', async () => {
    const { send, sent, refreshes } = aSend(null)
    const answer = send('post', '/login', { body: { a: 1 }, query: { b: 2 } })
    await settled()
    expect(nth(sent, 0)).toMatchObject({ method: 'POST', url: '/login?b=2&platform=desktop', body: '{"a":1}' })
    expect(tokenOf(nth(sent, 0))).toBeUndefined()
    nth(sent, 0).answer(refused)
    await expect(answer).rejects.toMatchObject({ kind: 'unauthorized', status: 401 })
    expect(refreshes).toHaveLength(0)
  })

  it('stays open for players too', async () => {
    const { send, sent } = aSend(good)
    void send('get', '/banners')
    await settled()
    expect(tokenOf(nth(sent, 0))).toBeUndefined()
  })
})

describe('an authorised call', () => {
  it('carries the token there is, beside its own headers', async () => {
    const { send, sent } = aSend(good)
    void send('put', '/profile', { body: {}, auth: true, headers: { 'Idempotency-Key': 'k' } })
    await settled()
    expect(nth(sent, 0).headers).toMatchObject({ Authorization: 'Bearer one', 'Idempotency-Key': 'k' })
  })

  it('carries no header where the server adds it', async () => {
    const { send, sent } = aSend({ stamp: 'one', header: null })
    void send('get', '/profile', { auth: true })
    await settled()
    expect(tokenOf(nth(sent, 0))).toBeUndefined()
  })

  it('first gets a fresh token where there is no good one', async () => {
    const { send, sent, refreshes, renew } = aSend(null)
    const answer = send('get', '/profile', { auth: true })
    await settled()
    expect(sent).toHaveLength(0)
    expect(nth(refreshes, 0).args).toEqual([null])
    await renew('two')
    expect(tokenOf(nth(sent, 0))).toBe('Bearer two')
    nth(sent, 0).answer({ body: { name: 'Ann' } })
    expect(await answer).toEqual({ name: 'Ann' })
  })

  it('refused with 401 is repeated once with a newer token', async () => {
    const { send, sent, refreshes, renew } = aSend(good)
    const answer = send('post', '/buy', { body: { id: 1 }, auth: true, headers: { 'Idempotency-Key': 'k' } })
    await settled()
    nth(sent, 0).answer(refused)
    await settled()
    expect(nth(refreshes, 0).args).toEqual(['one'])
    await renew('two')
    const { headers, ...first } = nth(sent, 0)
    expect(nth(sent, 1)).toMatchObject({ method: first.method, url: first.url, body: '{"id":1}' })
    expect(nth(sent, 1).headers).toEqual({ ...headers, Authorization: 'Bearer two' })
    nth(sent, 1).answer({ body: 'true' })
    expect(await answer).toBe(true)
  })

  it('refused twice fails', async () => {
    const { send, sent, refreshes, renew } = aSend(good)
    const answer = send('get', '/profile', { auth: true })
    await settled()
    nth(sent, 0).answer(refused)
    await settled()
    await renew('two')
    nth(sent, 1).answer({ status: 401, body: { errors: [{ code: 'again' }] } })
    await expect(answer).rejects.toMatchObject({ kind: 'unauthorized', codes: ['again'] })
    expect(refreshes).toHaveLength(1)
  })

  it('passes on what else went wrong, without a refresh', async () => {
    const { send, sent, refreshes } = aSend(good)
    const answer = send('get', '/profile', { auth: true })
    await settled()
    nth(sent, 0).answer({ status: 403 })
    await expect(answer).rejects.toMatchObject({ kind: 'forbidden' })
    expect(refreshes).toHaveLength(0)
  })

  it('fails with what the refresh failed with', async () => {
    const { send, sent, refreshes } = aSend(null)
    const answer = send('get', '/profile', { auth: true })
    answer.catch(() => {})
    await settled()
    const failure = new DomainError('network')
    nth(refreshes, 0).reject(failure)
    await expect(answer).rejects.toBe(failure)
    expect(sent).toHaveLength(0)
  })

  it('is unauthorized where the device keeps no tokens, rather than asking for ever', async () => {
    const { send, refreshes } = aSend(null)
    const answer = send('get', '/profile', { auth: true })
    await settled()
    nth(refreshes, 0).resolve()
    await expect(answer).rejects.toMatchObject({ kind: 'unauthorized', codes: ['no_session'] })
    expect(refreshes).toHaveLength(1)
  })

  it('can be given up while it waits for a token: nothing is sent', async () => {
    const { send, sent, renew } = aSend(null)
    const caller = new AbortController()
    const answer = send('get', '/profile', { auth: true, signal: caller.signal })
    await settled()
    caller.abort()
    await expect(answer).rejects.toSatisfy(isAborted)
    await renew('two')
    expect(sent).toHaveLength(0)
  })
})

describe('a failed call in the log', () => {
  it.each(['post', 'put'] as const)('is one of unknown outcome: %s', async (method) => {
    const { send, net, warn } = aSend(null)
    net.reply('*', { status: 503 })
    await expect(send(method, '/payout', { body: {} })).rejects.toThrow()
    net.reply('*', 'cut')
    await expect(send(method, '/payout', { body: {} })).rejects.toThrow()
    expect(warn.mock.calls).toEqual([
      ['call without an outcome', expect.objectContaining({ kind: 'unavailable' }), { method }],
      ['call without an outcome', expect.objectContaining({ kind: 'network' }), { method }],
    ])
  })

  it('is no read, no refusal and no call given up', async () => {
    const { send, net, warn } = aSend(null)
    net.reply('GET /games', { status: 503 }).reply('POST /login', { status: 422 })
    await expect(send('get', '/games')).rejects.toThrow()
    await expect(send('post', '/login', { body: {} })).rejects.toThrow()
    const caller = new AbortController()
    const left = send('post', '/payout', { body: {}, signal: caller.signal })
    await settled()
    caller.abort()
    await expect(left).rejects.toSatisfy(isAborted)
    expect(warn).not.toHaveBeenCalled()
  })

  it('holds no token, not even in its cause', async () => {
    const { send, net, warn } = aSend(good)
    net.reply('*', 'cut')
    await expect(send('post', '/payout', { body: {}, auth: true })).rejects.toThrow()
    expect(inspect(warn.mock.calls, { depth: 20, showHidden: true })).not.toContain('Bearer')
  })
})

it("a host's interceptors see the whole request, and failures as DomainErrors", async () => {
  const net = createPlatformFetch().reply('/lost', 'cut')
  const failed = vi.fn((error: unknown) => Promise.reject(error))
  const send = axiosSend({
    fetch: net.port,
    timers: new HandTimers(),
    session: { access: () => good },
    addOwn: ({ interceptors }) => {
      interceptors.request.use((request) => {
        request.headers.set('X-Brand', `caju ${request.stamp ?? 'guest'}`)
        return request
      })
      interceptors.response.use(null, failed)
    },
  })
  void send('get', '/profile', { auth: true })
  await settled()
  expect(net.last.headers).toMatchObject({ 'X-Brand': 'caju one', 'X-Language': 'en', Authorization: 'Bearer one' })
  await expect(send('get', '/lost')).rejects.toThrow()
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'network', path: '/lost' }))
})

describe('loading axios', () => {
  const net = createPlatformFetch({ '/x': { body: '1' } })
  const client = () => createAxiosClient({ baseUrl: '', fetch: net.port, timers: hostTimers })

  it('that fails is a network error; the next call loads it again', async () => {
    const openClient = vi.fn(client).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const send = axiosSend({ fetch: net.port, openClient })
    const calls = await Promise.allSettled([send('get', '/x'), send('get', '/x')])
    expect(calls).toMatchObject([{ reason: { kind: 'network', path: '/x' } }, { reason: { kind: 'network' } }])
    expect(openClient).toHaveBeenCalledOnce()
    expect(await send('get', '/x')).toBe(1)
    expect(openClient).toHaveBeenCalledTimes(2)
  })

  it('that hangs ends with the time of the call, and when the caller leaves', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const send = axiosSend({ fetch: net.port, openClient: () => new Promise(() => {}), timeoutMs: 8000 })
    const caller = new AbortController()
    const [late, left] = [send('get', '/x'), send('get', '/x', { signal: caller.signal })]
    late.catch(() => {})
    caller.abort()
    await expect(left).rejects.toSatisfy(isAborted)
    vi.advanceTimersByTime(8000)
    await expect(late).rejects.toMatchObject({ kind: 'timeout', path: '/x' })
  })
})

describe('a call on a device that says it is offline', () => {
  it.each([
    [[true, true], true],
    [[true, false], false],
    [[false, true], false],
    [[false, false], false],
  ])('at the press and at the failure %j: not sent is %s', async ([atPress, atFailure], wasUnsent) => {
    let isOffline = atPress
    const net = createPlatformFetch()
    const warn = vi.fn<Logger['warn']>()
    const send = axiosSend({
      fetch: net.port,
      timers: new HandTimers(),
      isOffline: () => isOffline === true,
      log: { warn },
    })
    const answer = send('post', '/deposit', { body: {} })
    await settled()
    isOffline = atFailure
    nth(net.requests, 0).cut()
    const error = await answer.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ kind: 'network', method: 'post' })
    expect(wasNotSent(error as DomainError)).toBe(wasUnsent)
    expect(warn).toHaveBeenCalledTimes(wasUnsent ? 0 : 1)
  })
})
