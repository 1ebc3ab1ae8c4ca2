import {
  addInterceptors,
  createAxiosClient,
  createClock,
  createSend,
  DomainError,
  type Send,
  type HttpClient,
} from '@croupier/domain/core'
import { createPlatformFetch, PLATFORM_FAULTS, type PlatformFetch, type Reply } from '@croupier/platform-fixtures'
import { hostTimers, partOf, settled } from '@croupier/platform-fixtures/fakes'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createRequestClient } from './request-client.ts'

const baseUrl = 'https://platform.test'
const NOW = Date.UTC(2026, 0, 15)

interface Means {
  net: PlatformFetch
  leaving: AbortController
  send: Send
}

const clients: Record<string, (net: PlatformFetch, signal: AbortSignal) => Promise<HttpClient>> = {
  axios: ({ port: fetch }) => createAxiosClient({ baseUrl, fetch, timers: hostTimers }),
  server: async ({ port: fetch }, signal) => createRequestClient({ baseUrl, fetch, timers: hostTimers, signal }),
}

/** The calls of a player through one of the clients. */
function means(name: string, reply: Reply = 'waits', timeoutMs = 8000): Means {
  const net = createPlatformFetch({ '*': reply })
  const leaving = new AbortController()
  let stamps = 1
  const send = createSend({
    timeoutMs,
    timers: hostTimers,
    openClient: async () => {
      const client = await clients[name]!(net, leaving.signal)
      addInterceptors(client, {
        language: () => 'it',
        device: () => 'mobile',
        session: { access: () => ({ stamp: `${stamps}`, header: `Bearer ${stamps}` }) },
        refresh: { refresh: () => Promise.resolve(void (stamps += 1)) },
        timers: hostTimers,
        clock: createClock(() => NOW),
        log: { warn: () => undefined },
      })
      return client
    },
  })
  return { net, leaving, send }
}

const outcome = (call: Promise<unknown>) =>
  call.catch((error: unknown) => {
    const { kind, status, codes, fields, path, method, retryAfterMs } = error as DomainError
    return { kind, status, codes, fields, path, method, retryAfterMs }
  })

// Loads axios.
beforeAll(async () => void (await createAxiosClient({ baseUrl, fetch, timers: hostTimers })))

describe('the client of the server', () => {
  it('sends what axios sends', async () => {
    const calls: ((send: Send) => Promise<unknown>)[] = [
      (send) => send('get', '/games', { query: { q: 'a & b', 'filter[category][]': ['slots', 'top'], none: null } }),
      (send) => send('get', '/profile', { auth: true }),
      (send) =>
        send('post', '/payout', { body: { amount: 1, note: 'ё' }, auth: true, headers: { 'Idempotency-Key': 'k' } }),
      (send) => send('post', '/logout'),
      (send) => send('put', '/profile', { body: {}, auth: true }),
      (send) => send('delete', '/favourites/a%2Fb'),
    ]
    const sent: Record<string, unknown> = {}
    for (const name of ['axios', 'server']) {
      const { send, net } = means(name, { status: 401, body: { errors: [{ code: 'expired' }] } })
      const outcomes = []
      for (const call of calls) outcomes.push(await outcome(call(send)))
      sent[name] = {
        outcomes,
        requests: net.requests.map(({ method, url, headers, body }) => ({ method, url, headers, body })),
      }
      // Three of them are repeated with a new token.
      expect(net.requests).toHaveLength(9)
    }
    expect(sent['server']).toEqual(sent['axios'])
  })

  it.each<[string, Reply]>([
    ...PLATFORM_FAULTS.map(({ name, reply }): [string, Reply] => [name, reply]),
    ['an answer', { body: { data: [1] } }],
    ['no content', { status: 204, body: '' }],
  ])('makes the same of %s', async (_name, reply) => {
    const [axios, server] = ['axios', 'server'].map((name) => outcome(means(name, reply, 20).send('get', '/games')))
    expect(await server).toEqual(await axios)
  })

  it('ends a call when its caller or the visitor leaves', async () => {
    const { send, net, leaving } = means('server')
    const caller = new AbortController()
    const [left, other] = [send('get', '/left', { signal: caller.signal }), send('get', '/other')].map(outcome)
    await settled()
    caller.abort()
    expect(await left).toMatchObject({ kind: 'unexpected', codes: ['aborted'] })
    leaving.abort()
    expect(net.requests.map(({ signal }) => signal.aborted)).toEqual([true, true])
    expect(await other).toMatchObject({ kind: 'unexpected', codes: ['aborted'] })
  })

  it('runs the interceptors of a host after those of every site', async () => {
    const seen = vi.fn()
    const { net } = means('server')
    const client = await clients['server']!(net, new AbortController().signal)
    client.interceptors.request.use((request) => {
      request.headers.set('X-One', '1')
      return request
    })
    client.interceptors.request.use((request) => {
      request.headers.set('X-One', false)
      return request
    })
    client.interceptors.response.use(null, (error) => {
      seen(error)
      return { status: 200, data: 'instead', headers: new Headers(), config: partOf({}) }
    })
    client.interceptors.response.use((response) => ({ ...response, data: [response.data] }))
    const answer = client.request({ method: 'get', url: '/x', params: {}, headers: {}, timeout: 1000 })
    await settled()
    expect(net.last.headers).toEqual({})
    net.last.cut()
    expect((await answer).data).toEqual(['instead'])
    expect(seen).toHaveBeenCalledOnce()
  })
})
