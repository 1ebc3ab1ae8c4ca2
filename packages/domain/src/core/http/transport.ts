import { withDeadline } from './deadline.ts'
import { errorFromAnswer } from './error-body.ts'
import { DomainError } from './errors.ts'
import type { Clock } from '../value/clock.ts'
import type { Device, Locale } from '../value/locale.ts'
import { queryString, type Query } from './query.ts'
import type { Timers } from '../value/timers.ts'

/** The part of `fetch` that is used; the real one fits. */
export type FetchPort = (url: string, init: FetchInit) => Promise<FetchAnswer>

export interface FetchInit {
  method: string
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
}

export interface FetchAnswer {
  readonly status: number
  readonly headers: { get(name: string): string | null }
  text(): Promise<string>
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface TransportOptions {
  baseUrl: string
  fetch: FetchPort
  language: () => Locale
  device: () => Device
  timeoutMs: number
  clock: Clock
  timers: Timers
}

export interface TransportCall {
  method: Method
  path: string
  query?: Query | undefined
  body?: unknown
  headers?: Readonly<Record<string, string>> | undefined
  signal?: AbortSignal | undefined
  timeoutMs?: number | undefined
}

/** Makes one call, reads JSON, turns every failure into a DomainError. Knows no session (decision 4). */
export type Transport = (call: TransportCall) => Promise<unknown>

/** Rejects with a DomainError only. Each answer also sets the clock. */
export function createTransport(options: TransportOptions): Transport {
  const { baseUrl, fetch, language, device, clock, timers } = options

  async function exchange(
    { method, path, query, body, headers }: TransportCall,
    signal: AbortSignal,
  ): Promise<unknown> {
    const url = `${baseUrl}${path}${queryString({ ...query, platform: device() })}`
    const init: FetchInit = {
      method,
      headers: {
        Accept: 'application/json',
        'X-Language': language(),
        'X-Requested-With': 'XMLHttpRequest',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }
    const sentAt = deviceNow(clock)
    const { answer, text } = await reach(fetch, url, init, path)
    clock.sync(answer.headers.get('Date'), deviceNow(clock) - sentAt)
    const parsed = parseJson(text)
    if (answer.status >= 200 && answer.status < 300) {
      if (parsed.isJson) return parsed.value
      throw new DomainError('invalid-response', {
        status: answer.status,
        path,
        message: `invalid-response at ${path}: not JSON`,
      })
    }
    throw errorFromAnswer({
      status: answer.status,
      body: parsed.value,
      path,
      retryAfterMs: readRetryAfter(answer, clock),
    })
  }

  return (call) =>
    withDeadline(
      { timers, timeoutMs: call.timeoutMs ?? options.timeoutMs, signal: call.signal, path: call.path },
      (signal) => exchange(call, signal),
    )
}

async function reach(
  fetch: FetchPort,
  url: string,
  init: FetchInit,
  path: string,
): Promise<{ answer: FetchAnswer; text: string }> {
  try {
    const answer = await fetch(url, init)
    return { answer, text: await answer.text() }
  } catch (cause) {
    throw new DomainError('network', { path, cause })
  }
}

/** Device time, so that a clock correction between two readings does not look like a slow answer. */
function deviceNow(clock: Clock): number {
  return clock.now() - clock.offset
}

function parseJson(text: string): { isJson: boolean; value: unknown } {
  if (text.trim() === '') return { isJson: true, value: null }
  try {
    const value: unknown = JSON.parse(text)
    return { isJson: true, value }
  } catch {
    return { isJson: false, value: null }
  }
}

/** Bound on `Retry-After`: a day, in milliseconds. */
const MAX_RETRY_AFTER_MS = 86_400_000

/** Seconds or a date (RFC 9110, 10.2.3) to milliseconds. */
function readRetryAfter(answer: FetchAnswer, clock: Clock): number | null {
  const header = answer.headers.get('Retry-After')?.trim()
  if (!header) return null
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - clock.now()
  return Number.isNaN(ms) ? null : Math.min(Math.max(0, ms), MAX_RETRY_AFTER_MS)
}
