import { createDeferred } from '../value/deferred.ts'
import { DomainError } from '../value/errors.ts'
import type { SessionPort } from '@croupier/contract/session'
import type { Timers } from '../value/timers.ts'

/** Mutual exclusion among all tabs of the site; the browser's is `navigator.locks`. */
export interface Locks {
  withLock<T>(name: string, run: () => Promise<T>): Promise<T>
}

export interface TokenExchangeCall {
  timeoutMs: number
  signal: AbortSignal
  /** The access token that is to be replaced; null: there is none. */
  staleStamp: string | null
}

/** Gets and keeps new tokens, or learns that the session is over. Rejects if neither is known. */
export type TokenExchange = (call: TokenExchangeCall) => Promise<'refreshed' | 'signed-out'>

export interface TokenRefreshMeans {
  session: SessionPort
  locks: Locks
  timers: Timers
  exchange: TokenExchange
  /** The session was taken away, by the server or in another tab. Once for each session lost. */
  onSignedOut: () => void
}

const LOCK = 'croupier-session'
/** How long a tab waits for another one, which may be frozen, milliseconds. */
const LOCK_WAIT_MS = 5000
/** Together with the wait for the lock less than 10 s, milliseconds. */
const EXCHANGE_MS = 4500

/** One refresh for all callers of a tab (a promise) and all tabs (a lock). Only a refusal ends the session. */
export class TokenRefresh {
  readonly #means: TokenRefreshMeans
  #running: Promise<void> | null = null
  #exchanging: AbortController | null = null
  /** The end of the session was reported. False again once there are tokens. */
  #isOver = false

  constructor(means: TokenRefreshMeans) {
    this.#means = means
  }

  /** Resolves once there is another token than that of `staleStamp`. Callers meanwhile share the outcome. */
  refresh(staleStamp: string | null): Promise<void> {
    if (this.#hasFresher(staleStamp)) return Promise.resolve()
    this.#running ??= this.#run(staleStamp).finally(() => {
      this.#running = null
    })
    return this.#running
  }

  /** Gives up an exchange under way, so that its answer cannot bring the old session back. */
  abandon(): void {
    this.#exchanging?.abort()
  }

  /** Runs when no tab is in the middle of a refresh, or when waiting for one took too long. */
  alone<T>(run: () => Promise<T>): Promise<T> {
    const outcome = createDeferred<T>()
    let hasBegun = false
    const begin = async (): Promise<void> => {
      if (hasBegun) return
      hasBegun = true
      cancelWait()
      await run().then(outcome.resolve, outcome.reject)
    }
    const cancelWait = this.#means.timers.after(LOCK_WAIT_MS, () => void begin())
    this.#means.locks.withLock(LOCK, begin).catch(begin)
    return outcome.promise
  }

  async #run(staleStamp: string | null): Promise<void> {
    const { session } = this.#means
    const hadRefresh = session.hasRefresh()
    if (hadRefresh) this.#isOver = false
    if (this.#isOver) throw signedOutError()
    await this.alone(async () => {
      if (this.#hasFresher(staleStamp)) return
      // While this one waited, another tab learned that the session is over, or its player logged out.
      const isOver = hadRefresh && !session.hasRefresh()
      if (isOver || (await this.#exchange(staleStamp)) === 'signed-out') this.#end()
    })
  }

  async #exchange(staleStamp: string | null): Promise<'refreshed' | 'signed-out'> {
    const exchanging = new AbortController()
    this.#exchanging = exchanging
    try {
      return await this.#means.exchange({ timeoutMs: EXCHANGE_MS, signal: exchanging.signal, staleStamp })
    } catch (thrown) {
      throw exchanging.signal.aborted ? signedOutError() : thrown
    } finally {
      this.#exchanging = null
    }
  }

  #end(): never {
    this.#isOver = true
    this.#means.session.clear()
    this.#means.onSignedOut()
    throw signedOutError()
  }

  #hasFresher(staleStamp: string | null): boolean {
    const stamp = this.#means.session.access()?.stamp ?? null
    return stamp !== null && stamp !== staleStamp
  }
}

function signedOutError(): DomainError {
  return new DomainError('unauthorized', { status: 401, codes: ['signed_out'] })
}
