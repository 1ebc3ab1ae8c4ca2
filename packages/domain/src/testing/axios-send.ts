// Loads axios with the test, so that a call has left when all promises are settled.
import '../core/http/axios-instance.ts'
import {
  addInterceptors,
  createAxiosClient,
  createClock,
  createSend,
  DomainError,
  type FetchPort,
  type HttpClient,
  type InterceptorMeans,
  type Send,
} from '../core/index.ts'
import { FakeLog, hostTimers } from '@croupier/platform-fixtures/fakes'

export interface AxiosSendOptions extends Partial<InterceptorMeans> {
  fetch: FetchPort
  baseUrl?: string
  timeoutMs?: number
  /** Sends the calls; default: axios. */
  openClient?: () => Promise<HttpClient>
  /** A host's own interceptors. */
  addOwn?: (client: HttpClient) => void
}

/** The calls of a guest in English on a desktop, through axios, as a site makes them. */
export function axiosSend(given: AxiosSendOptions): Send {
  const { fetch, baseUrl = '', timeoutMs = 30_000, timers = hostTimers, openClient, addOwn, ...options } = given
  return createSend({
    timeoutMs,
    timers,
    openClient: async () => {
      const client = await (openClient ?? (() => createAxiosClient({ baseUrl, fetch, timers })))()
      addInterceptors(client, {
        language: () => 'en',
        device: () => 'desktop',
        session: { access: () => null },
        refresh: { refresh: () => Promise.reject(new DomainError('unauthorized', { status: 401 })) },
        timers,
        clock: createClock(Date.now),
        log: new FakeLog(),
        ...options,
      })
      addOwn?.(client)
      return client
    },
  })
}
