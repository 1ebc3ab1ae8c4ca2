import { LANGUAGE_HEADER, TRACE_HEADER } from '@croupier/contract/calls'
import { LRUCache } from 'lru-cache'
import type { RenderFetch, RenderFetchAnswer, RenderFetchInit } from '@croupier/contract/document'
import { placeHeaders, type VisitorPlace } from './passed-headers.ts'
import { MAX_ANSWER } from './answer-limit.ts'
import { unlessAborted, withDeadline } from '../http/deadline.ts'
import { PlatformUnavailable } from '../http/call-failures.ts'
import { textOf } from '../http/parse-json.ts'
import type { Platform } from './platform.ts'
import type { MadeOf, Purges } from '../shared-state/purges.ts'
import { SingleFlight } from '../http/single-flight.ts'

const MAX_MEMORY = 32 * 1024 * 1024

export interface RenderFetchLimits {
  publicAnswerFresh: number
  renderDeadline: number
}

/** Whom a render is for. The platform may answer countries and markets differently. */
export interface Asker extends VisitorPlace {
  /** Name of the request in its trace (http/request-trace.ts). */
  readonly trace: string
}

/**
 * Makes the `fetch` for a render. `onAnswer`: told of each answer, which may have been asked for by another render, in
 * that one's trace.
 */
export type RenderFetchFrom = (asker: Asker, onAnswer?: OnAnswer) => RenderFetch

/** Told of each answer: when it was asked for, and its path. */
export type OnAnswer = (askedAt: number, path: string) => void

export interface RenderFetchMeans {
  readonly limits: RenderFetchLimits
  readonly purges: Pick<Purges, 'covers'>
  readonly now?: () => number
}

interface SharedAnswer extends RenderFetchAnswer {
  readonly body: string
  readonly askedAt: number
  readonly made: MadeOf
}

/** Public answers are requested once and shared for some seconds; a player's are never shared or kept. */
export function createRenderFetch(
  platform: Platform,
  { limits, purges, now = Date.now }: RenderFetchMeans,
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
    const made = { brand: null, locale: init.headers[LANGUAGE_HEADER] ?? '', tags: [pathOf(path)] }
    const answer = { status, body, askedAt, made, headers: NO_HEADERS, text: () => Promise.resolve(body) }
    if (status === 200) kept.set(key, answer)
    return answer
  }

  async function ask(path: string, init: RenderFetchInit, signal: AbortSignal) {
    const { method, headers } = init
    const body = init.body === undefined ? {} : { body: Buffer.from(init.body) }
    const answer = await platform.ask({ method, path, headers, signal, ...body }, MAX_ANSWER)
    return { status: answer.status, received: answer.headers, body: textOf(answer.body) }
  }

  return ({ trace, ...place }, onAnswer) =>
    async (url, given) => {
      const headers: Record<string, string> = { ...given.headers, ...placeHeaders(place), [TRACE_HEADER]: trace }
      const init = { ...given, headers }
      const { pathname, search } = new URL(url)
      const path = pathname + search
      if (init.method !== 'GET' || init.headers['Authorization'] !== undefined) {
        const { status, received, body } = await ask(path, init, init.signal)
        const get = (name: string) => received[name.toLowerCase()]?.toString() ?? null
        return { status, headers: { get }, text: () => Promise.resolve(body) }
      }
      const key = `${init.headers[LANGUAGE_HEADER] ?? ''} ${place.country ?? ''} ${place.market} ${path}`
      const found = kept.get(key)
      const known = found && !purges.covers(found.made, found.askedAt) ? found : undefined
      const answer =
        known ??
        (await unlessAborted(
          flights.join(key, () => askOnce(key, path, init)),
          init.signal,
        ))
      onAnswer?.(answer.askedAt, pathname)
      return answer
    }
}

const pathOf = (address: string): string => address.split('?', 1)[0] ?? ''

const NO_HEADERS = { get: () => null }
