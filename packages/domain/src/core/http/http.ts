import type { CallOwner } from './call-owner.ts'
import { withDeadline } from './deadline.ts'
import { DomainError } from './errors.ts'
import type { Query } from './query.ts'
import type { Access, SessionPort } from '../session/session-port.ts'
import type { Timers } from '../value/timers.ts'
import type { TokenRefresh } from './token-refresh.ts'
import type { Method, Transport } from './transport.ts'

export interface CallOptions {
  query?: Query
  signal?: AbortSignal
  /** True: the call carries a fresh token, and is repeated once with a newer one after a 401. */
  auth?: boolean
  /** Further headers, such as `Idempotency-Key`. */
  headers?: Readonly<Record<string, string>>
  /** With `auth`: whom the call is for. It is refused with `other_player` where the tokens are someone else's. */
  owner?: CallOwner
}

/** Resolves to the parsed JSON, null for an empty answer; rejects with a DomainError. */
export interface Http {
  get(path: string, options?: CallOptions): Promise<unknown>
  post(path: string, body?: unknown, options?: CallOptions): Promise<unknown>
  put(path: string, body?: unknown, options?: CallOptions): Promise<unknown>
  delete(path: string, options?: CallOptions): Promise<unknown>
}

export interface HttpOptions {
  transport: Transport
  session: SessionPort
  sessionRefresh: Pick<TokenRefresh, 'refresh'>
  timers: Timers
}

const REFRESH_WAIT_MS = 12_000

/** Adds tokens to a transport: a call with `auth` gets a fresh one first, and is repeated once after a 401. */
export function createHttp({ transport, session, sessionRefresh, timers }: HttpOptions): Http {
  async function renewed(staleStamp: string | null, path: string, signal: AbortSignal | undefined): Promise<Access> {
    await withDeadline({ timers, timeoutMs: REFRESH_WAIT_MS, signal, path }, () => sessionRefresh.refresh(staleStamp))
    const access = session.access()
    // The device keeps no cookies, or the player logged out meanwhile.
    if (access === null) throw new DomainError('unauthorized', { status: 401, codes: ['no_session'], path })
    return access
  }

  async function call(method: Method, path: string, body: unknown, options: CallOptions = {}): Promise<unknown> {
    const { query, signal, auth = false, headers, owner } = options
    if (!auth) return transport({ method, path, query, body, signal, headers })
    const send = async (access: Access): Promise<unknown> => {
      const named = owner ? await owner.headers(access) : access.header && { Authorization: access.header }
      return transport({ method, path, query, body, signal, headers: named ? { ...headers, ...named } : headers })
    }

    const access = session.access() ?? (await renewed(null, path, signal))
    try {
      return await send(access)
    } catch (error) {
      if (!(error instanceof DomainError) || error.status !== 401) throw error
      return send(await renewed(access.stamp, path, signal))
    }
  }

  return {
    get: (path, options) => call('GET', path, undefined, options),
    post: (path, body, options) => call('POST', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    delete: (path, options) => call('DELETE', path, undefined, options),
  }
}
