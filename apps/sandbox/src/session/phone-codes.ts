import { randomInt } from 'node:crypto'
import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { Database } from '../ground/storage/database.ts'
import { ApiError } from '../ground/wire/api-error.ts'
import { AttemptLimit } from './attempt-limit.ts'

/** Seconds between two codes. */
export const RESEND_AFTER = 35
const LOCKOUT_MS = 5 * 60_000
const LIFETIME_MS = 10 * 60_000
const MAX_ATTEMPTS = 5
const MAX_SENDS = 5

interface CodeRow {
  phone: string
  code: string
  attempts: number
}

/**
 * One-time codes by text message. A code is unique among those waiting, because the confirming call may name no phone.
 * Wrong tries count for the phone if named, else for the caller's address.
 */
export class PhoneCodes {
  readonly #database: Database
  readonly #clock: PlatformClock
  readonly #tooSoon: AttemptLimit
  readonly #tooMany: AttemptLimit
  readonly #wrong: AttemptLimit

  constructor(database: Database, clock: PlatformClock) {
    this.#database = database
    this.#clock = clock
    this.#tooSoon = new AttemptLimit(clock, { max: 1, windowMs: RESEND_AFTER * 1000, code: 'too_many_sends' })
    this.#tooMany = new AttemptLimit(clock, { max: MAX_SENDS, windowMs: LOCKOUT_MS, code: 'too_many_sends' })
    this.#wrong = new AttemptLimit(clock, { max: MAX_ATTEMPTS, windowMs: LOCKOUT_MS, code: 'code_attempts_exceeded' })
  }

  /** @throws ApiError 429 if codes were sent too recently or too often */
  countSend(phone: string): void {
    this.#tooMany.check(phone)
    this.#tooSoon.check(phone)
    this.#tooMany.count(phone)
    this.#tooSoon.count(phone)
  }

  make(phone: string): string {
    return this.#database.transaction(() => {
      this.#database.run('DELETE FROM phone_codes WHERE phone = ? OR expires_at <= ?', phone, this.#clock.now())
      let code: string
      do code = String(randomInt(0, 10_000)).padStart(4, '0')
      while (this.#database.get('SELECT 1 FROM phone_codes WHERE code = ?', code))
      this.#database.insert('phone_codes', { phone, code, expires_at: this.#clock.now() + LIFETIME_MS })
      return code
    })
  }

  /** Uses up the code. @returns its phone @throws ApiError 422 for a wrong code, 429 after five of them */
  confirm(code: string, { phone, caller }: { phone: string | null; caller: string }): string {
    if (phone === null) this.#wrong.check(caller)
    const row =
      phone === null
        ? this.#database.get<CodeRow>(
            'SELECT * FROM phone_codes WHERE code = ? AND expires_at > ?',
            code,
            this.#clock.now(),
          )
        : this.#database.get<CodeRow>(
            'SELECT * FROM phone_codes WHERE phone = ? AND expires_at > ?',
            phone,
            this.#clock.now(),
          )
    if (row && row.attempts >= MAX_ATTEMPTS) throw new ApiError(429, 'code_attempts_exceeded')
    if (row && row.code === code) {
      this.#database.run('DELETE FROM phone_codes WHERE phone = ?', row.phone)
      this.#wrong.forget(caller)
      return row.phone
    }
    if (phone === null) this.#wrong.count(caller)
    else this.#database.run('UPDATE phone_codes SET attempts = attempts + 1 WHERE phone = ?', phone)
    throw new ApiError(422, [{ code: 'invalid_code', field: 'code' }])
  }

  /** Clears the counters; the codes are in the database. */
  clear(): void {
    for (const limit of [this.#tooSoon, this.#tooMany, this.#wrong]) limit.clear()
  }
}
