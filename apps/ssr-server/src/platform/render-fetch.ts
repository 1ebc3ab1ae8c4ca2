import { LRUCache } from 'lru-cache'
import type { RenderFetch, RenderFetchAnswer, RenderFetchInit } from '../pages/document.ts'
import { COUNTRY_HEADER } from './passed-headers.ts'
import { unlessAborted, withDeadline } from './deadline.ts'
import { PlatformUnavailable, type Platform } from './platform.ts'
import { SingleFlight } from './single-flight.ts'

/** More than a page can show: reading it would hold up all others. */
const MAX_ANSWER = 3 * 1024 * 1024
const MAX_MEMORY = 32 * 1024 * 1024

export interface RenderFetchLimits {
  publicAnswerFresh: number
  renderDeadline: number
}

/** Makes the `fetch` for renders of visitors from a country (null: unknown), as the platform may answer countries differently. */
export type RenderFetchFrom = (country: string | null) => RenderFetch

/** Public answers are requested once and shared for some seconds; a player's are never shared or kept. */
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
    // Without Date: a kept answer would set the page's clock back.
    const answer = { status, body, headers: NO_HEADERS, text: () => Promise.resolve(body) }
    if (status === 200) kept.set(key, answer)
    return answer
  }

  async function ask(path: string, init: RenderFetchInit, signal: AbortSignal) {
    const { method, headers } = init
    const body = init.body === undefined ? {} : { body: Buffer.from(init.body) }
    const answer = await platform.ask({ method, path, headers, signal, ...body }, MAX_ANSWER)
    return { status: answer.status, received: answer.headers, body: answer.body.toString('utf8') }
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
