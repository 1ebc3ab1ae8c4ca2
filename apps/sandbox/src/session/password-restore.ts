import { randomBytes, randomInt } from 'node:crypto'
import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { Players } from '../players/players.ts'
import type { Database } from '../ground/storage/database.ts'
import { ApiError } from '../ground/wire/api-error.ts'
import type { Locale, Texts } from '../ground/wire/locale.ts'
import { AttemptLimit } from './attempt-limit.ts'
import type { Outbox } from './outbox.ts'
import type { Sessions } from './sessions.ts'

const LIFETIME_MS = 60 * 60_000
const LOCKOUT_MS = 5 * 60_000

const SUBJECT: Texts = {
  ru: 'Новый пароль',
  en: 'Your new password',
  it: 'La tua nuova password',
  br: 'Sua nova senha',
}
const MAIL: Texts = {
  ru: 'Чтобы задать новый пароль, откройте ссылку: {link}. Она действует один час.',
  en: 'To choose a new password, open this link: {link}. It works for one hour.',
  it: 'Per scegliere una nuova password apri questo link: {link}. Vale un’ora.',
  br: 'Para criar uma nova senha, abra este link: {link}. Ele vale por uma hora.',
}
const SMS: Texts = {
  ru: 'Код для нового пароля: {code}',
  en: 'Code for your new password: {code}',
  it: 'Codice per la nuova password: {code}',
  br: 'Código para a nova senha: {code}',
}

interface Means {
  database: Database
  clock: PlatformClock
  players: Players
  sessions: Sessions
  outbox: Outbox
}

/** Password recovery by an email link or a text message code. Answers do not reveal whether a login exists. */
export class PasswordRestore {
  readonly #means: Means
  readonly #sends: AttemptLimit
  readonly #wrong: AttemptLimit

  constructor(means: Means) {
    this.#means = means
    this.#sends = new AttemptLimit(means.clock, { max: 5, windowMs: LOCKOUT_MS, code: 'too_many_sends' })
    this.#wrong = new AttemptLimit(means.clock, { max: 10, windowMs: LOCKOUT_MS, code: 'code_attempts_exceeded' })
  }

  /** @throws ApiError 429 after five requests in five minutes */
  request(login: string, locale: Locale): void {
    this.#sends.check(login)
    this.#sends.count(login)
    const { players, database, clock, outbox } = this.#means
    const player = players.byLogin(login)
    if (!player) return
    const isByMail = login.includes('@')
    const code = isByMail ? randomBytes(18).toString('base64url') : this.#freeShortCode()
    database.run('DELETE FROM restore_codes WHERE player_id = ? OR expires_at <= ?', player.id, clock.now())
    database.insert('restore_codes', { code, player_id: player.id, expires_at: clock.now() + LIFETIME_MS })
    const link = `/new-password/${code}`
    if (isByMail)
      outbox.send({
        kind: 'email',
        to: player.email ?? login,
        subject: SUBJECT[locale],
        text: MAIL[locale].replace('{link}', link),
        code,
        link,
      })
    else outbox.send({ kind: 'sms', to: player.phone ?? login, text: SMS[locale].replace('{code}', code), code, link })
  }

  /** @throws ApiError 422 for a wrong, used or expired code */
  check(code: string, caller: string): void {
    this.#playerOf(code, caller)
  }

  /** Sets the password and ends all sessions. */
  restore(code: string, password: string, caller: string): void {
    const { players, sessions, database } = this.#means
    const playerId = this.#playerOf(code, caller)
    database.transaction(() => {
      database.run('DELETE FROM restore_codes WHERE code = ?', code)
      players.setPassword(playerId, password)
      sessions.revokeAll(playerId)
    })
  }

  clear(): void {
    this.#sends.clear()
    this.#wrong.clear()
  }

  #playerOf(code: string, caller: string): number {
    this.#wrong.check(caller)
    const row = this.#means.database.get<{ player_id: number }>(
      'SELECT player_id FROM restore_codes WHERE code = ? AND expires_at > ?',
      code,
      this.#means.clock.now(),
    )
    if (row) return row.player_id
    this.#wrong.count(caller)
    throw new ApiError(422, [{ code: 'invalid_code', field: 'code' }])
  }

  #freeShortCode(): string {
    let code: string
    do code = String(randomInt(0, 1_000_000)).padStart(6, '0')
    while (this.#means.database.get('SELECT 1 FROM restore_codes WHERE code = ?', code))
    return code
  }
}
