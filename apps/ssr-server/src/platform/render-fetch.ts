import { LRUCache } from 'lru-cache'
import type { RenderFetch, RenderFetchAnswer, RenderFetchInit } from '../pages/document.ts'
import { COUNTRY_HEADER } from './passed-headers.ts'
import { unlessAborted, withDeadline } from './deadline.ts'
import { PlatformUnavailable, readAnswer, type Platform } from './platform.ts'
import { SingleFlight } from './single-flight.ts'

const MAX_ANSWER = 16 * 1024 * 1024
const MAX_MEMORY = 32 * 1024 * 1024

export interface RenderFetchLimits {
  /** How long a public answer serves further renders. */
  publicAnswerFresh: number
  renderDeadline: number
}

/** How the render of a visitor from this country (null: unknown) reads the platform, which may answer countries differently. */
export type RenderFetchFrom = (country: string | null) => RenderFetch

/**
 * How renders read the platform. What is the same for everybody is asked once, however many pages wait for it, and again
 * only after some seconds; what is a player's own is asked each time and kept by nobody.
 */
export function createRenderFetch(platform: Platform, limits: RenderFetchLimits): RenderFetchFrom {
  const flights = new SingleFlight<RenderFetchAnswer>()
  const kept = new LRUCache<string, RenderFetchAnswer & { body: string }>({
    maxSize: MAX_MEMORY,
    sizeCalculation: (answer, key) => (answer.body.length + key.length) * 2 + 100,
    ttl: limits.publicAnswerFresh,
  })

  async function askOnce(key: string, path: string, init: RenderFetchInit): Promise<RenderFetchAnswer> {
    // A render that leaves does not end it: the answer serves the next.
    const deadline = { ms: limits.renderDeadline, timeout: () => new PlatformUnavailable('timeout') }
    const { status, body } = await withDeadline(deadline, (signal) => ask(path, init, signal))
    // Without a Date: it would be the clock of a moment that has passed.
    const answer = { status, body, headers: NO_HEADERS, text: () => Promise.resolve(body) }
    if (status === 200) kept.set(key, answer)
    return answer
  }

  async function ask(path: string, init: RenderFetchInit, signal: AbortSignal) {
    const { method, headers } = init
    const answer = await platform.send({
      method,
      path,
      headers,
      signal,
      ...(init.body === undefined ? {} : { body: Buffer.from(init.body) }),
    })
    const body = (await readAnswer(answer, MAX_ANSWER)).toString('utf8')
    return { status: answer.statusCode ?? 502, received: answer.headers, body }
  }

  return (country) => async (url, given) => {
    const init = country === null ? given : { ...given, headers: { ...given.headers, [COUNTRY_HEADER]: country } }
    const { pathname, search } = new URL(url)
    const path = pathname + search
    if (init.method !== 'GET' || init.headers['Authorization'] !== undefined) {
      const { status, received, body } = await ask(path, init, init.signal)
      const get = (name: string) => received[name.toLowerCase()]?.toString() ?? null
      return { status, headers: { get }, text: () => Promise.resolve(body) }
    }
    const key = `${init.headers['X-Language'] ?? ''} ${country ?? ''} ${path}`
    const known = kept.get(key)
    if (known !== undefined) return known
    return unlessAborted(
      flights.join(key, () => askOnce(key, path, init)),
      init.signal,
    )
  }
}

const NO_HEADERS = { get: () => null }
