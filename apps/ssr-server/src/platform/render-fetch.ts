import { LANGUAGE_HEADER } from '@croupier/contract/calls'
import { LRUCache } from 'lru-cache'
import type { RenderFetch, RenderFetchAnswer, RenderFetchInit } from '@croupier/contract/document'
import { COUNTRY_HEADER } from './passed-headers.ts'
import { MAX_ANSWER } from './answer-limit.ts'
import { unlessAborted, withDeadline } from '../http/deadline.ts'
import { PlatformUnavailable } from '../http/call-failures.ts'
import type { Platform } from './platform.ts'
import { SingleFlight } from '../http/single-flight.ts'

const MAX_MEMORY = 32 * 1024 * 1024

export interface RenderFetchLimits {
  publicAnswerFresh: number
  renderDeadline: number
}

/**
 * Makes the `fetch` for renders of visitors from a country (null: unknown), as the platform may answer countries differently.
 * `onAnswer`: told when each answer was asked for, which may have been for another render.
 */
export type RenderFetchFrom = (country: string | null, onAnswer?: (askedAt: number) => void) => RenderFetch

interface SharedAnswer extends RenderFetchAnswer {
  readonly body: string
  readonly askedAt: number
}

/** Public answers are requested once and shared for some seconds; a player's are never shared or kept. */
export function createRenderFetch(
  platform: Platform,
  limits: RenderFetchLimits,
  now: () => number = Date.now,
): RenderFetchFrom {
  const flights = new SingleFlight<SharedAnswer>()
  const kept = new LRUCache<string, SharedAnswer>({
    maxSize: MAX_MEMORY,
    sizeCalculation: (answer, key) => (answer.body.length + key.length) * 2 + 100,
    // A page made of them is kept for the other half.
    ttl: Math.ceil(limits.publicAnswerFresh / 2),
  })

  async function askOnce(key: string, path: string, init: RenderFetchInit): Promise<SharedAnswer> {
    const askedAt = now()
    // A render that leaves does not end it: the answer serves the next.
    const deadline = { ms: limits.renderDeadline, timeout: () => new PlatformUnavailable('timeout') }
    const { status, body } = await withDeadline(deadline, (signal) => ask(path, init, signal))
    // Without Date: a kept answer would set the page's clock back.
    const answer = { status, body, askedAt, headers: NO_HEADERS, text: () => Promise.resolve(body) }
    if (status === 200) kept.set(key, answer)
    return answer
  }

  async function ask(path: string, init: RenderFetchInit, signal: AbortSignal) {
    const { method, headers } = init
    const body = init.body === undefined ? {} : { body: Buffer.from(init.body) }
    const answer = await platform.ask({ method, path, headers, signal, ...body }, MAX_ANSWER)
    return { status: answer.status, received: answer.headers, body: answer.body.toString('utf8') }
  }

  return (country, onAnswer) => async (url, given) => {
    const init = country === null ? given : { ...given, headers: { ...given.headers, [COUNTRY_HEADER]: country } }
    const { pathname, search } = new URL(url)
    const path = pathname + search
    if (init.method !== 'GET' || init.headers['Authorization'] !== undefined) {
      const { status, received, body } = await ask(path, init, init.signal)
      const get = (name: string) => received[name.toLowerCase()]?.toString() ?? null
      return { status, headers: { get }, text: () => Promise.resolve(body) }
    }
    const key = `${init.headers[LANGUAGE_HEADER] ?? ''} ${country ?? ''} ${path}`
    const known = kept.get(key)
    const answer =
      known ??
      (await unlessAborted(
        flights.join(key, () => askOnce(key, path, init)),
        init.signal,
      ))
    onAnswer?.(answer.askedAt)
    return answer
  }
}

const NO_HEADERS = { get: () => null }
