import { randomBytes } from 'node:crypto'
import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import { digitsOf, type ContactKind, type PlayerRecord } from '../../players/player.ts'
import type { Players } from '../../players/players.ts'
import type { Outbox } from '../outbox.ts'
import type { PhoneCodes } from '../phone-codes.ts'
import { sendPhoneCode } from '../phone-messages.ts'
import { isEmail, isTakenPhone } from '../registration.ts'
import type { Database } from '../../ground/storage/database.ts'
import { ApiError, notFound } from '../../ground/wire/api-error.ts'
import { FormCheck } from '../../ground/wire/fields.ts'
import type { Locale } from '../../ground/wire/locale.ts'
import { confirmationMail } from './confirmation-mail.ts'

export interface WaitingContact {
  id: number
  type: ContactKind
  value: string
}

interface Confirmation {
  player_id: number
  type: ContactKind
  /** A new contact; null: the player's own, or none. */
  value: string | null
  sends: number
  wrong_codes: number
  /** Begin of the day that the counters belong to. */
  since: number
  mailed_at: number
  mail_token: string | null
}

const MAX_SENDS = 5
const MAX_WRONG_CODES = 5
const COUNTED_MS = 24 * 3_600_000
const MAIL_EVERY_MS = 5 * 60_000
const MIN_PHONE = 8
const MAX_EMAIL = 150

interface Means {
  database: Database
  clock: PlatformClock
  players: Players
  outbox: Outbox
  phoneCodes: PhoneCodes
  /** Address of the page that a mail's link opens. */
  mailUrl: (token: string, locale: Locale) => string
}

/**
 * Phones and emails that wait for their confirmation: one of each kind for a player. After five messages or five wrong
 * codes in a day every call about it answers `is_max_attempts_used`.
 */
export class Contacts {
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  /** What waits: a new contact, else the player's own unconfirmed one. */
  waiting(player: PlayerRecord, type: ContactKind): WaitingContact | null {
    const own = player[`${type}Verified`] ? null : player[type]
    const value = this.#stored(player.id, type)?.value ?? own
    return value === null ? null : { id: player.id * 2 + (type === 'email' ? 1 : 0), type, value }
  }

  list(player: PlayerRecord): WaitingContact[] {
    return [this.waiting(player, 'phone'), this.waiting(player, 'email')].filter((one) => one !== null)
  }

  /** Stores a new contact and sends its code or mail. @throws ApiError */
  create(player: PlayerRecord, type: ContactKind, typed: string, locale: Locale): WaitingContact {
    this.requireAttempts(player, type)
    const value = type === 'phone' ? digitsOf(typed) : typed.toLowerCase()
    this.#check(player, type, value)
    const { database, players } = this.#means
    return database.transaction(() => {
      const isAnew = this.waiting(player, type)?.value !== value
      if (isAnew) {
        // An unconfirmed phone is replaced at once.
        if (type === 'phone' && player.phone !== null) players.setContact(player.id, type, null)
        this.#store(player.id, type, { value: value === player[type] ? null : value, mailed_at: 0, mail_token: null })
      }
      const changed = players.require(player.id)
      if (type === 'phone') this.sendCode(changed, locale)
      else this.#sendMail(changed, locale)
      return this.waiting(changed, type)!
    })
  }

  /** The player whose waiting phone this is, the visitor first; null for a phone that is a login. */
  ownerOf(phone: string, visitor: PlayerRecord | null): PlayerRecord | null {
    if (visitor && this.waiting(visitor, 'phone')?.value === phone) return visitor
    const { database, players } = this.#means
    if (players.byLogin(phone)) return null
    const row = database.get<Confirmation>(
      `SELECT * FROM contact_confirmations WHERE type = 'phone' AND value = ?`,
      phone,
    )
    return row ? players.byId(row.player_id) : null
  }

  /** @throws ApiError 422 without a waiting phone or at the limit, 429 too soon */
  sendCode(player: PlayerRecord, locale: Locale): void {
    this.requireAttempts(player, 'phone')
    const contact = this.waiting(player, 'phone')
    if (!contact) throw notFound()
    sendPhoneCode(this.#means, contact.value, locale)
    this.#count(player, 'phone', 'sends')
  }

  /** Sends the mail again. @returns whether the address is confirmed already @throws ApiError as `sendCode` */
  requestMail(player: PlayerRecord, id: number, locale: Locale): { confirmed: boolean } {
    if (id !== player.id * 2 + 1) throw notFound()
    const isWaiting = this.waiting(player, 'email') !== null
    if (!isWaiting && !player.emailVerified) throw notFound()
    if (isWaiting) this.#sendMail(player, locale)
    return { confirmed: !isWaiting }
  }

  /** Counts a wrong code. @throws ApiError 422 if it was the last try */
  countWrongCode(player: PlayerRecord): void {
    this.#count(player, 'phone', 'wrong_codes')
    this.requireAttempts(player, 'phone')
  }

  /** @throws ApiError 422 if another player has the contact meanwhile */
  confirm(player: PlayerRecord, type: ContactKind): void {
    const { database, players } = this.#means
    database.transaction(() => {
      const contact = this.waiting(player, type)
      if (!contact) return
      const other = players.byLogin(contact.value)
      if (other && other.id !== player.id) {
        if (type === 'email' || isTakenPhone(players, contact.value)) throw taken(type)
        players.delete(other.id)
      }
      players.setContact(player.id, type, contact.value)
      players.markVerified(player.id, type)
      database.run('DELETE FROM contact_confirmations WHERE player_id = ? AND type = ?', player.id, type)
    })
  }

  /** By the link of a mail. @returns the player; null for an old link */
  confirmMail(token: string): PlayerRecord | null {
    const { database, players } = this.#means
    const row = database.get<Confirmation>('SELECT * FROM contact_confirmations WHERE mail_token = ?', token)
    const player = row ? players.byId(row.player_id) : null
    if (player) this.confirm(player, 'email')
    return player
  }

  /** @throws ApiError 422 `is_max_attempts_used` */
  requireAttempts(player: PlayerRecord, type: ContactKind): void {
    const row = this.#counted(player.id, type)
    if (row.sends >= MAX_SENDS || row.wrong_codes >= MAX_WRONG_CODES)
      throw new ApiError(422, 'max_attempts_used', { isMaxAttemptsUsed: true })
  }

  /** As support does: uses up all attempts, or gives them back. */
  setLimit(player: PlayerRecord, type: ContactKind, isReached: boolean): void {
    const { clock } = this.#means
    this.#store(player.id, type, { sends: isReached ? MAX_SENDS : 0, wrong_codes: 0, since: clock.now() })
  }

  #check(player: PlayerRecord, type: ContactKind, value: string): void {
    const { players } = this.#means
    const form = new FormCheck()
    const isOwn = value === player[type]
    if (!value) form.reject('value', 'required')
    else if (player[type] !== null && (player[`${type}Verified`] || (type === 'email' && !isOwn)))
      form.reject('value', 'only_support')
    else if (type === 'phone') {
      if (value.length < MIN_PHONE) form.reject('value', 'minPhoneLength')
      else if (!isOwn && isTakenPhone(players, value)) form.reject('value', 'phone_taken')
    } else if (value.length > MAX_EMAIL) form.reject('value', 'maxLength')
    else if (!isEmail(value)) form.reject('value', 'email')
    else if (!isOwn && players.byLogin(value)) form.reject('value', 'email_taken')
    form.done()
  }

  #sendMail(player: PlayerRecord, locale: Locale): void {
    this.requireAttempts(player, 'email')
    const { clock, outbox, mailUrl } = this.#means
    const contact = this.waiting(player, 'email')
    if (!contact) throw notFound()
    const { mailed_at: mailedAt } = this.#counted(player.id, 'email')
    const wait = mailedAt + MAIL_EVERY_MS - clock.now()
    if (wait > 0) throw new ApiError(429, 'too_many_sends', { retryAfterSeconds: Math.ceil(wait / 1000) })
    const token = randomBytes(18).toString('base64url')
    this.#count(player, 'email', 'sends')
    this.#store(player.id, 'email', { mailed_at: clock.now(), mail_token: token })
    outbox.send(confirmationMail(contact.value, mailUrl(token, locale), locale))
  }

  #count(player: PlayerRecord, type: ContactKind, counter: 'sends' | 'wrong_codes'): void {
    const row = this.#counted(player.id, type)
    this.#store(player.id, type, { ...row, [counter]: row[counter] + 1 })
  }

  #stored(playerId: number, type: ContactKind): Confirmation | undefined {
    return this.#means.database.get<Confirmation>(
      'SELECT * FROM contact_confirmations WHERE player_id = ? AND type = ?',
      playerId,
      type,
    )
  }

  /** With the counters of this day. */
  #counted(playerId: number, type: ContactKind): Confirmation {
    const now = this.#means.clock.now()
    const none = { sends: 0, wrong_codes: 0, since: now }
    const row = this.#stored(playerId, type)
    if (!row) return { player_id: playerId, type, value: null, mailed_at: 0, mail_token: null, ...none }
    return row.since + COUNTED_MS > now ? row : { ...row, ...none }
  }

  #store(playerId: number, type: ContactKind, change: Partial<Confirmation>): void {
    const { value, sends, wrong_codes, since, mailed_at, mail_token } = { ...this.#counted(playerId, type), ...change }
    this.#means.database.run(
      `INSERT OR REPLACE INTO contact_confirmations
       (player_id, type, value, sends, wrong_codes, since, mailed_at, mail_token) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      playerId,
      type,
      value,
      sends,
      wrong_codes,
      since,
      mailed_at,
      mail_token,
    )
  }
}

const taken = (type: ContactKind): ApiError => new ApiError(422, [{ code: `${type}_taken`, field: 'value' }])
