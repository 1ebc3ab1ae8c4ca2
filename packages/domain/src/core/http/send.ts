import type { Timers } from '../value/timers.ts'
import type { CallOwner } from './call-owner.ts'
import { withDeadline } from './deadline.ts'
import { notSentError } from '../value/errors.ts'
import type { HttpClient, Method } from './http-client.ts'
import type { Query } from './query.ts'

export interface SendOptions {
  query?: Query | undefined
  /** Sent as JSON. */
  body?: unknown
  signal?: AbortSignal | undefined
  /** True: the call carries a fresh token, and is repeated once with a newer one after a 401. */
  auth?: boolean
  headers?: Readonly<Record<string, string>> | undefined
  /** With `auth`: the player that the call is for. Refused with `other_player` where the tokens are another player's. */
  owner?: CallOwner
  /** Milliseconds; default: the time that all calls have. */
  timeoutMs?: number | undefined
  /** Called with the share of the body that was sent, 0 to 1, where the host can report it. */
  onUploadProgress?: ((share: number) => void) | undefined
}

/** Sends a call. Resolves to the parsed JSON, null for an empty answer; rejects with a DomainError. */
export type Send = (method: Method, path: string, options?: SendOptions) => Promise<unknown>

export interface SendMeans {
  /** Makes the client that sends all calls, with its interceptors. After a failure the next call tries again. */
  openClient: () => Promise<HttpClient>
  /** Milliseconds that a call may take. */
  timeoutMs: number
  timers: Timers
}

/** Sends the calls of a site. The client is opened by the first one. */
export function createSend({ openClient, timeoutMs: standardMs, timers }: SendMeans): Send {
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

  return async (method, path, options = {}) => {
    const {
      query = {},
      body,
      signal,
      auth = false,
      headers = {},
      owner,
      timeoutMs = standardMs,
      onUploadProgress,
    } = options
    const ready = client ?? (await withDeadline({ timers, timeoutMs, signal, path }, () => opened(path)))
    const request = {
      method,
      url: path,
      params: query,
      data: body,
      headers,
      timeout: timeoutMs,
      signal,
      owner,
      onUploadProgress,
    }
    return (await ready.request({ ...request, withToken: auth })).data
  }
}
