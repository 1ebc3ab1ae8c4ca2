import type { Timers } from '../value/timers.ts'
import type { CallOwner } from './call-owner.ts'
import { withDeadline } from './deadline.ts'
import { notSentError } from './errors.ts'
import type { HttpClient, Method } from './http-client.ts'
import type { AnswerReports } from '../wire/read.ts'
import type { Query } from './query.ts'

export interface CallOptions {
  query?: Query
  signal?: AbortSignal | undefined
  /** True: the call carries a fresh token, and is repeated once with a newer one after a 401. */
  auth?: boolean
  /** Further headers, such as `Idempotency-Key`. */
  headers?: Readonly<Record<string, string>>
  /** With `auth`: the player that the call is for. Refused with `other_player` where the tokens are another player's. */
  owner?: CallOwner
  /** Milliseconds; default: the time that all calls have. */
  timeoutMs?: number
  /** Called with the share of the body that was sent, 0 to 1, where the host can report it. */
  onUploadProgress?: (share: number) => void
}

/** Resolves to the parsed JSON, null for an empty answer; rejects with a DomainError. */
export interface Http extends AnswerReports {
  get(path: string, options?: CallOptions): Promise<unknown>
  post(path: string, body?: unknown, options?: CallOptions): Promise<unknown>
  put(path: string, body?: unknown, options?: CallOptions): Promise<unknown>
  delete(path: string, options?: CallOptions): Promise<unknown>
}

export interface HttpOptions {
  /** Makes the client that sends all calls, with its interceptors. After a failure the next call tries again. */
  openClient: () => Promise<HttpClient>
  /** Milliseconds that a call may take. */
  timeoutMs: number
  timers: Timers
}

/** Makes the calls of a site. The client is opened by the first one. */
export function createHttp({ openClient, timeoutMs: standardMs, timers }: HttpOptions): Http {
  let client: HttpClient | null = null
  let opening: Promise<HttpClient> | null = null

  function opened(path: string): Promise<HttpClient> {
    opening ??= openClient()
      .then((made) => (client = made))
      .finally(() => {
        opening = null
      })
    return opening.catch((cause: unknown) => {
      throw notSentError({ path, cause })
    })
  }

  async function call(method: Method, path: string, data: unknown, options: CallOptions = {}): Promise<unknown> {
    const { query = {}, signal, auth = false, headers = {}, owner, timeoutMs = standardMs, onUploadProgress } = options
    const ready = client ?? (await withDeadline({ timers, timeoutMs, signal, path }, () => opened(path)))
    const request = {
      method,
      url: path,
      params: query,
      data,
      headers,
      timeout: timeoutMs,
      signal,
      owner,
      onUploadProgress,
    }
    return (await ready.request({ ...request, withToken: auth })).data
  }

  return {
    get: (path, options) => call('get', path, undefined, options),
    post: (path, body, options) => call('post', path, body, options),
    put: (path, body, options) => call('put', path, body, options),
    delete: (path, options) => call('delete', path, undefined, options),
  }
}
