import axios from 'axios'
import { MAX_WAIT_MS, type Timers } from '../value/timers.ts'
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
  /** Called with the share of the body that was sent, 0 to 1; the browser's `fetch` cannot report it. */
  onUploadProgress?: (share: number) => void
}

export interface FetchAnswer {
  readonly status: number
  readonly headers: Iterable<readonly [name: string, value: string]>
  text(): Promise<string>
}

export interface AxiosClientMeans {
  /** Before each path; empty for the page's own origin. */
  baseUrl: string
  fetch: FetchPort
  timers: Timers
}

/** Makes an instance of axios over a fetch. */
export function createInstance({ baseUrl, fetch, timers }: AxiosClientMeans): HttpClient {
  // Without `Request` it calls `fetch(url, init)`. Their types are the DOM's, which this package is compiled without.
  const env = { fetch: fetch as never, Request: null as never, Response: null as never }
  const overFetch = axios.getAdapter('fetch', { env })
  const instance = axios.create({
    baseURL: baseUrl,
    allowAbsoluteUrls: false,
    // The host's timers count the time, and a `fetch` that ignores its signal delays nothing.
    adapter: (config) => {
      // What `HttpClient` was called with.
      const { timeout, signal, method, url: path, onUploadProgress } = config as unknown as OutgoingRequest
      // For the injected fetch: axios itself would turn the body into a stream to count it.
      const own = {
        timeout: 0,
        onUploadProgress: undefined,
        ...(onUploadProgress && { fetchOptions: { onUploadProgress } }),
      }
      return withDeadline({ timers, timeoutMs: timeout || MAX_WAIT_MS, signal, method, path }, async (ending) => {
        const response = await overFetch({ ...config, ...own, signal: ending as never } as never)
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
