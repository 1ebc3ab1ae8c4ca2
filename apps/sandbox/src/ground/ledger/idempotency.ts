import type { PlatformClock } from '../values/platform-clock.ts'
import type { Database } from '../storage/database.ts'
import { ApiError } from '../wire/api-error.ts'

interface KeyRow {
  fingerprint: string
  answer: string
}

/** Replaces a request. No request has this fingerprint. */
const CLOSED = 'closed'

/**
 * Runs the first call with a key and repeats its answer for later ones. The answer is stored in the transaction that
 * moves the money. A call that throws stores nothing and may be repeated.
 */
export class Idempotency {
  readonly #database: Database
  readonly #clock: PlatformClock

  constructor(database: Database, clock: PlatformClock) {
    this.#database = database
    this.#clock = clock
  }

  /** @param owner the key's owner, such as `player:7` @param request the same key with another request is refused */
  once<T>(owner: string, key: string, request: unknown, run: () => T): T {
    const fingerprint = JSON.stringify(request)
    return this.#database.transaction(() => {
      const known = this.#database.get<KeyRow>(
        'SELECT fingerprint, answer FROM idempotency_keys WHERE owner = ? AND key = ?',
        owner,
        key,
      )
      if (known) {
        if (known.fingerprint === CLOSED) throw intentClosed()
        if (known.fingerprint !== fingerprint) throw new ApiError(422, 'idempotency_key_reused')
        return JSON.parse(known.answer) as T
      }
      const answer = run()
      this.#database.insert('idempotency_keys', {
        owner,
        key,
        fingerprint,
        answer: JSON.stringify(answer),
        at: this.#clock.now(),
      })
      return answer
    })
  }

  /** Prevents any later call with this key. Does nothing if one has run. */
  close(owner: string, key: string): void {
    this.#database.run(
      'INSERT INTO idempotency_keys (owner, key, fingerprint, answer, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      owner,
      key,
      CLOSED,
      'null',
      this.#clock.now(),
    )
  }

  /** @throws ApiError 422 if the key is closed */
  requireOpen(owner: string, key: string): void {
    const sql = 'SELECT 1 FROM idempotency_keys WHERE owner = ? AND key = ? AND fingerprint = ?'
    if (this.#database.get(sql, owner, key, CLOSED)) throw intentClosed()
  }
}

const intentClosed = (): ApiError => new ApiError(422, 'intent_closed')
