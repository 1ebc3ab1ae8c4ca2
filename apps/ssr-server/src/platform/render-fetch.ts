import { LRUCache } from 'lru-cache'
import type { RenderFetch, RenderFetchAnswer, RenderFetchInit } from '../pages/document.ts'
import { COUNTRY_HEADER } from './passed-headers.ts'
import { PlatformUnavailable, readAnswer, type Platform } from './platform.ts'

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
  const underWay = new Map<string, Promise<RenderFetchAnswer>>()
  const kept = new LRUCache<string, RenderFetchAnswer & { body: string }>({
    maxSize: MAX_MEMORY,
    sizeCalculation: (answer, key) => (answer.body.length + key.length) * 2 + 100,
    ttl: limits.publicAnswerFresh,
  })

  async function askOnce(key: string, path: string, init: RenderFetchInit): Promise<RenderFetchAnswer> {
    // Nobody's leaving ends it: others may wait too. But a platform that hangs holds them back no longer than it may.
    const { status, body } = await ask(path, init, AbortSignal.timeout(limits.renderDeadline))
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
    const asked = underWay.get(key) ?? askOnce(key, path, init).finally(() => underWay.delete(key))
    underWay.set(key, asked)
    return unlessAborted(asked, init.signal)
  }
}

const NO_HEADERS = { get: () => null }

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new PlatformUnavailable('timeout', signal.reason))
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
