import { LONGEST_WAIT_MS, type Timers } from '../value/timers.ts'
import { withDeadline } from './deadline.ts'
import { readBody, writeBody, type HttpClient, type OutgoingRequest } from './http-client.ts'
import { queryString, type Query } from './query.ts'

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
  readonly headers: Iterable<readonly [name: string, value: string]>
  text(): Promise<string>
}

export interface AxiosClientOptions {
  /** Before each path; empty for the page's own origin. */
  baseUrl: string
  fetch: FetchPort
  timers: Timers
}

/** Loads axios, so that the first call need not wait for it. A failure is left to that call. */
export function preloadAxios(): void {
  import('axios').catch(() => undefined)
}

/** Loads axios and makes an instance over a fetch. Rejects when axios cannot be loaded; another try may succeed. */
export async function createAxiosClient({ baseUrl, fetch, timers }: AxiosClientOptions): Promise<HttpClient> {
  const { default: axios } = await import('axios')
  // Without `Request` it calls `fetch(url, init)`. Their types are the DOM's, which this package is compiled without.
  const env = { fetch: fetch as never, Request: null as never, Response: null as never }
  const overFetch = axios.getAdapter('fetch', { env })
  const instance = axios.create({
    baseURL: baseUrl,
    allowAbsoluteUrls: false,
    // The host's timers count the time, and a `fetch` that does not heed its signal holds nobody up.
    adapter: (config) => {
      const { timeout, signal, method, url: path } = config as unknown as OutgoingRequest
      return withDeadline({ timers, timeoutMs: timeout || LONGEST_WAIT_MS, signal, method, path }, async (ending) => {
        const response = await overFetch({ ...config, timeout: 0, signal: ending as never })
        return { ...response, config }
      })
    },
    // Firefox would send the one of axios instead of its own.
    headers: { 'User-Agent': false },
    withXSRFToken: false,
    paramsSerializer: (params: Query) => queryString(params).slice(1),
    transformRequest: [writeBody],
    responseType: 'text',
    transformResponse: [readBody],
    validateStatus: null,
    transitional: { legacyInterceptorReqResOrdering: false },
  })
  // Narrower than axios' own types, and with fields of our own in the config, which axios keeps.
  return instance as unknown as HttpClient
}
