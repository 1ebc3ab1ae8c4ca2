/**
 * @promise Calls: every call carries language, platform, marker and token, in the browser and on the server
 * @proof interceptors.test, request-client.test
 * @journey accounts/tokens
 *
 * @promise Calls: a read that fails shows it in its place and can be retried
 * @proof *.stories (Down), *-page.stories (Failed)
 * @journey cashbox/deposit, games/lists
 */

import { beforeEach, describe, expect, it, vi } from 'vitest'

import { createPlatformFetch, PLATFORM_FAULTS } from '@croupier/platform-fixtures'
import { settled } from '@croupier/platform-fixtures/fakes'
import { axiosSend } from '../../testing/axios-send.ts'
import { createClock } from '../value/clock.ts'
import { DomainError, isAborted } from '../value/errors.ts'
import type { Method } from './http-client.ts'
import type { SendOptions } from './send.ts'

const NOW = Date.UTC(2026, 0, 15, 12, 0, 0)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW }))

interface Call extends SendOptions {
  method?: Method
}

function aSend(timeoutMs = 30_000) {
  const net = createPlatformFetch()
  const clock = createClock(Date.now)
  const call = axiosSend({
    baseUrl: 'https://site.test',
    fetch: net.port,
    language: () => 'br',
    device: () => 'mobile',
    timeoutMs,
    clock,
  })
  /** Resolves when the request has left. */
  const send = async ({ method = 'get', ...options }: Call = {}) => {
    const answer = call(method, '/x', options)
    answer.catch(() => {})
    await settled()
    return { answer }
  }
  return { net, clock, send }
}

describe('what a call carries', () => {
  it('has language, XMLHttpRequest and platform', async () => {
    const { net, send } = aSend()
    await send({
      query: { q: 'a&b', 'filter[category][]': ['slots', 'top'], page: 1, none: null, not: undefined },
    })
    const category = encodeURIComponent('filter[category][]')
    expect(net.last.url).toBe(`https://site.test/x?q=a%26b&${category}=slots&${category}=top&page=1&platform=mobile`)
    expect(net.last.headers).toEqual({
      Accept: 'application/json',
      'X-Language': 'br',
      'X-Requested-With': 'XMLHttpRequest',
    })
    expect(net.last.body).toBeUndefined()
  })

  it('sends a body as JSON, and the headers it was given', async () => {
    const { net, send } = aSend()
    await send({ method: 'post', body: { a: 1 }, headers: { 'Idempotency-Key': 'k' } })
    expect(net.last).toMatchObject({ method: 'POST', body: '{"a":1}' })
    expect(net.last.headers).toMatchObject({ 'Content-Type': 'application/json', 'Idempotency-Key': 'k' })
  })
})

describe('what an answer becomes', () => {
  it('is parsed JSON, or null where it is empty', async () => {
    const { net, send } = aSend()
    const { answer: full } = await send()
    net.last.answer({ body: { data: [1] } })
    expect(await full).toEqual({ data: [1] })
    const { answer: empty } = await send({ method: 'put' })
    net.last.answer({ status: 204, body: '' })
    expect(await empty).toBeNull()
  })

  it.each(['<html>', '{"data":', 'undefined'])('is invalid-response when it is no JSON: %s', async (body) => {
    const { net, send } = aSend()
    const { answer } = await send()
    net.last.answer({ body })
    await expect(answer).rejects.toMatchObject({ kind: 'invalid-response', status: 200, path: '/x' })
  })

  it.each([
    [400, 'rejected'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [413, 'rejected'],
    [422, 'rejected'],
    [429, 'rejected'],
    [451, 'forbidden'],
    [500, 'unavailable'],
    [501, 'unavailable'],
    [503, 'unavailable'],
    [302, 'unexpected'],
  ])('of status %i is of kind %s', async (status, kind) => {
    const { net, send } = aSend()
    const { answer } = await send()
    net.last.answer({ status, body: '' })
    await expect(answer).rejects.toMatchObject({ kind, status, codes: [], fields: {}, path: '/x' })
  })

  it.each(PLATFORM_FAULTS.filter(({ name }) => name !== 'an answer of another shape'))(
    'of $name is of kind $kind',
    async ({ reply, kind }) => {
      const { net, send } = aSend()
      net.reply('/x', reply)
      const { answer } = await send()
      await vi.advanceTimersByTimeAsync(30_000)
      // An empty body is null: the schema of the call refuses it.
      if (reply !== 'cut' && reply !== 'waits' && 'body' in reply && reply.body === '')
        return expect(answer).resolves.toBeNull()
      return expect(answer).rejects.toMatchObject({ kind })
    },
  )

  it('has codes, fields and message of a refusal', async () => {
    const { net, send } = aSend()
    const { answer } = await send()
    const errors = [
      { code: 'email_taken', field: 'email' },
      { code: 'minLength', field: 'password' },
      { code: 'notCyrillic', field: 'password' },
      { code: 'captcha' },
    ]
    net.last.answer({ status: 422, body: { errors, message: 'no' } })
    await expect(answer).rejects.toMatchObject({
      codes: ['email_taken', 'minLength', 'notCyrillic', 'captcha'],
      fields: { email: ['email_taken'], password: ['minLength', 'notCyrillic'] },
      message: 'no',
    })
  })

  it("has a code's values, as far as they are texts or numbers", async () => {
    const { net, send } = aSend()
    const { answer } = await send()
    const data = { min: 10_000, period: 'day', more: { deep: 1 } }
    net.last.answer({
      status: 422,
      body: {
        errors: [
          { code: 'below_minimum', data },
          { code: 'odd', data: 'text' },
        ],
      },
    })
    await expect(answer).rejects.toMatchObject({
      codes: ['below_minimum', 'odd'],
      data: { min: 10_000, period: 'day' },
    })
  })

  it('says nothing that would turn round the sentence it stands in', async () => {
    const { net, send } = aSend()
    const { answer } = await send()
    const errors = [{ code: 'odd', data: { title: 'a\u202Eb', other: '\u200B' } }]
    net.last.answer({ status: 422, body: { errors, message: `\u2067no${'o'.repeat(297)}😀` } })
    await expect(answer).rejects.toMatchObject({ data: { title: 'ab' }, said: `no${'o'.repeat(297)}` })
  })

  it.each([
    ['garbage', '<h1>no'],
    ['null', 'null'],
    ['a list', '[]'],
    ['other errors', '{"errors":"x"}'],
    ['errors without codes', '{"errors":[1,{},{"code":5},null]}'],
    ['a field that is a property of every object', '{"errors":[{"code":"x","field":"__proto__"}]}'],
  ])('keeps the kind of a refusal whose body is %s', async (_what, body) => {
    const { net, send } = aSend()
    const { answer } = await send()
    net.last.answer({ status: 422, body })
    const error = await answer.catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(DomainError)
    expect((error as DomainError).kind).toBe('rejected')
    expect(Object.getPrototypeOf((error as DomainError).fields)).toBe(Object.prototype)
  })

  it.each([
    ['120', 120_000],
    [new Date(NOW + 5000).toUTCString(), 5000],
    [new Date(NOW - 5000).toUTCString(), 0],
    ['99999999999999999999', 86_400_000],
    ['Fri, 31 Dec 9999 23:59:59 GMT', 86_400_000],
    ['soon', null],
    ['', null],
  ])('has the time to wait: Retry-After %s', async (header, ms) => {
    const { net, send } = aSend()
    const { answer } = await send()
    net.last.answer({ status: 429, body: {}, headers: { 'Retry-After': header } })
    await expect(answer).rejects.toMatchObject({ retryAfterMs: ms })
  })

  it('is of kind network when the connection is cut', async () => {
    const { net, send } = aSend()
    const { answer } = await send()
    net.last.cut()
    await expect(answer).rejects.toMatchObject({ kind: 'network', status: null, path: '/x' })
  })

  it('sets the clock by the Date header, of refusals too', async () => {
    const { net, clock, send } = aSend()
    const { answer } = await send()
    await vi.advanceTimersByTimeAsync(400)
    net.last.answer({ status: 500, headers: { Date: new Date(NOW + 3_600_000).toUTCString() } })
    await expect(answer).rejects.toMatchObject({ status: 500 })
    // The header's whole second, half of one for its rounding, and half the round trip, seen 400 ms after the request.
    expect(clock.offset).toBe(3_600_000 + 500 + 200 - 400)
  })
})

describe('giving up', () => {
  it.each([30_000, 8000])('times out after %i ms, and lets the network know', async (timeoutMs) => {
    const { net, send } = aSend(timeoutMs)
    const { answer } = await send()
    await vi.advanceTimersByTimeAsync(timeoutMs - 1)
    expect(net.last.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await expect(answer).rejects.toMatchObject({ kind: 'timeout', path: '/x' })
    expect(net.last.signal.aborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('aborts at once, even where the network does not listen', async () => {
    const { net, send } = aSend()
    const caller = new AbortController()
    const { answer } = await send({ signal: caller.signal })
    caller.abort()
    await expect(answer).rejects.toSatisfy(isAborted)
    expect(net.last.signal.aborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('sends nothing for a caller who has given up before', async () => {
    const { net, send } = aSend()
    const caller = new AbortController()
    caller.abort()
    const { answer } = await send({ signal: caller.signal })
    await expect(answer).rejects.toSatisfy(isAborted)
    expect(net.requests).toHaveLength(0)
  })

  it('leaves no timer behind when an answer came', async () => {
    const { net, send } = aSend()
    const { answer } = await send()
    net.last.answer({})
    await answer
    await settled()
    expect(vi.getTimerCount()).toBe(0)
  })
})
