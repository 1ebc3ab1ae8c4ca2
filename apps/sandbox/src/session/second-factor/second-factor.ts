import { randomInt, randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { Database } from '../../ground/storage/database.ts'
import { ApiError } from '../../ground/wire/api-error.ts'
import type { Locale } from '../../ground/wire/locale.ts'
import type { PlayerRecord } from '../../players/player.ts'
import type { Players } from '../../players/players.ts'
import { AttemptLimit } from '../attempt-limit.ts'
import type { Outbox } from '../outbox.ts'
import { RESEND_AFTER } from '../phone-codes.ts'
import { codeMessage } from './code-message.ts'

const QUESTION_MS = 10 * 60_000
const LOCKOUT_MS = 5 * 60_000
const CODE_DIGITS = 6
/** Codes of the steps before and after are accepted too: clocks of phones differ. */
const STEPS_AROUND = 1

export type CodeWay = 'app' | 'phone' | 'email'

/** What a login is asked after the password. The first way is used; other ways send a code once they are asked to. */
export interface SecondFactorQuestion {
  readonly challenge: string
  readonly ways: readonly { readonly way: CodeWay; readonly to: string | null }[]
  /** Seconds until another code may be sent; null: none was sent. */
  readonly retryAfter: number | null
}

interface Waiting {
  readonly playerId: number
  readonly endsAt: number
  /** The one that was sent last; null: none was. */
  code: string | null
}

interface AppRow {
  player_id: number
  secret: string
  /** Null: the player has not typed a code of it yet. */
  confirmed_at: number | null
  /** Time step of the last code that was used: each works once. */
  last_step: number
}

interface Needs {
  readonly database: Database
  readonly clock: PlatformClock
  readonly players: Players
  readonly outbox: Outbox
}

/** A code beside the password: of an app on the player's phone (RFC 6238), or sent to the player. */
export class SecondFactor {
  readonly #needs: Needs
  readonly #waiting = new Map<string, Waiting>()
  readonly #tooSoon: AttemptLimit
  readonly #tooMany: AttemptLimit
  readonly #wrong: AttemptLimit

  constructor(needs: Needs) {
    this.#needs = needs
    const { clock } = needs
    this.#tooSoon = new AttemptLimit(clock, { max: 1, windowMs: RESEND_AFTER * 1000, code: 'too_many_sends' })
    this.#tooMany = new AttemptLimit(clock, { max: 10, windowMs: LOCKOUT_MS, code: 'too_many_sends' })
    this.#wrong = new AttemptLimit(clock, { max: 5, windowMs: LOCKOUT_MS, code: 'code_attempts_exceeded' })
  }

  /** When the player's app was set up, milliseconds; null: there is none. */
  appSince(playerId: number): number | null {
    return this.#app(playerId)?.confirmed_at ?? null
  }

  /** Begins the setting up of an app, anew at each call. @throws ApiError 422 where there is one */
  beginApp(player: PlayerRecord, issuer: string): { secret: string; uri: string } {
    if (this.appSince(player.id) !== null) throw new ApiError(422, 'second_factor_exists')
    const secret = new Secret()
    const { database } = this.#needs
    database.run('DELETE FROM second_factor_apps WHERE player_id = ?', player.id)
    database.insert('second_factor_apps', { player_id: player.id, secret: secret.base32, last_step: 0 })
    return { secret: secret.base32, uri: new TOTP({ issuer, label: loginOf(player), secret }).toString() }
  }

  /** Ends the setting up by a code of the app. @throws ApiError 422, 429 */
  confirmApp(playerId: number, code: string): void {
    if (!this.#app(playerId)) throw new ApiError(422, 'second_factor_not_begun')
    this.#useAppCode(playerId, code)
    const { database, clock } = this.#needs
    database.run('UPDATE second_factor_apps SET confirmed_at = ? WHERE player_id = ?', clock.now(), playerId)
  }

  /** By a code of the app, so that a session left open cannot. @throws ApiError 422, 429 */
  removeApp(playerId: number, code: string): void {
    if (this.appSince(playerId) === null) throw new ApiError(404, 'not_found')
    this.#useAppCode(playerId, code)
    this.#needs.database.run('DELETE FROM second_factor_apps WHERE player_id = ?', playerId)
  }

  /** What a login of this player is asked; null: nothing. Sends the first code where no app makes it. */
  ask(
    player: PlayerRecord,
    { isDemanded, locale }: { isDemanded: boolean; locale: Locale },
  ): SecondFactorQuestion | null {
    const hasApp = this.appSince(player.id) !== null
    if (!hasApp && !isDemanded) return null
    const now = this.#needs.clock.now()
    for (const [id, { endsAt }] of this.#waiting) if (endsAt <= now) this.#waiting.delete(id)
    const challenge = randomUUID()
    this.#waiting.set(challenge, { playerId: player.id, endsAt: now + QUESTION_MS, code: null })
    const sent = waysOf(player)
    const ways = [
      ...(hasApp ? [{ way: 'app' as const, to: null }] : []),
      ...sent.map(({ way, to }) => ({ way, to: masked(to) })),
    ]
    if (hasApp) return { challenge, ways, retryAfter: null }
    return { challenge, ways, retryAfter: this.send(challenge, sent[0]?.way, locale) }
  }

  /** @returns seconds until the next may be sent @throws ApiError 422, 429 */
  send(challenge: string, way: string | undefined, locale: Locale): number {
    const waiting = this.#question(challenge)
    const player = this.#player(waiting)
    const address = waysOf(player).find((each) => each.way === way)
    if (!address) throw new ApiError(422, 'invalid_way')
    const key = String(player.id)
    this.#tooMany.check(key)
    this.#tooSoon.check(challenge)
    this.#tooMany.count(key)
    this.#tooSoon.count(challenge)
    waiting.code = String(randomInt(0, 10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
    this.#needs.outbox.send(codeMessage(address.way, address.to, waiting.code, locale))
    return RESEND_AFTER
  }

  /** Answers the question. @returns whose login it is @throws ApiError 422, 429 */
  answer(challenge: string, code: string): PlayerRecord {
    const waiting = this.#question(challenge)
    const key = String(waiting.playerId)
    this.#wrong.check(key)
    if (waiting.code === null || waiting.code !== code) this.#useAppCode(waiting.playerId, code)
    this.#waiting.delete(challenge)
    this.#wrong.forget(key)
    return this.#player(waiting)
  }

  clear(): void {
    this.#waiting.clear()
    for (const limit of [this.#tooSoon, this.#tooMany, this.#wrong]) limit.clear()
  }

  #question(challenge: string): Waiting {
    const waiting = this.#waiting.get(challenge)
    if (!waiting || waiting.endsAt <= this.#needs.clock.now()) throw new ApiError(422, 'challenge_expired')
    return waiting
  }

  #player({ playerId }: Waiting): PlayerRecord {
    const player = this.#needs.players.byId(playerId)
    if (!player) throw new ApiError(422, 'challenge_expired')
    return player
  }

  #app(playerId: number): AppRow | undefined {
    return this.#needs.database.get<AppRow>('SELECT * FROM second_factor_apps WHERE player_id = ?', playerId)
  }

  #useAppCode(playerId: number, code: string): void {
    const key = String(playerId)
    this.#wrong.check(key)
    const step = this.#stepOf(this.#app(playerId), code)
    if (step === null) {
      this.#wrong.count(key)
      throw new ApiError(422, [{ code: 'invalid_code', field: 'code' }])
    }
    this.#needs.database.run('UPDATE second_factor_apps SET last_step = ? WHERE player_id = ?', step, playerId)
  }

  /** The time step that a code is of, later than the last that was used; null: it is wrong. */
  #stepOf(app: AppRow | undefined, code: string): number | null {
    if (!app) return null
    const timestamp = this.#needs.clock.now()
    const totp = new TOTP({ secret: Secret.fromBase32(app.secret) })
    const delta = totp.validate({ token: code, timestamp, window: STEPS_AROUND })
    if (delta === null) return null
    const step = totp.counter({ timestamp }) + delta
    return step > app.last_step ? step : null
  }
}

const loginOf = ({ email, phone, nickname }: PlayerRecord): string => email ?? phone ?? nickname

function waysOf({ email, phone }: PlayerRecord): { way: 'phone' | 'email'; to: string }[] {
  return [
    ...(phone === null ? [] : [{ way: 'phone' as const, to: phone }]),
    ...(email === null ? [] : [{ way: 'email' as const, to: email }]),
  ]
}

/** Enough for the owner to know it by, and no more. */
function masked(to: string): string {
  const [name = '', domain] = to.split('@')
  return domain === undefined ? `+${to.slice(0, 1)} ··· ${to.slice(-2)}` : `${name.slice(0, 1)}···@${domain}`
}
