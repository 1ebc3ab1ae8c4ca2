import { randomInt } from 'node:crypto'
import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { PlayerRecord } from '../../players/player.ts'
import type { Players } from '../../players/players.ts'
import type { Outbox } from '../../session/outbox.ts'
import { RESEND_AFTER, type PhoneCodes } from '../../session/phone-codes.ts'
import type { Database } from '../../ground/storage/database.ts'
import { ApiError } from '../../ground/wire/api-error.ts'
import type { Locale, Texts } from '../../ground/wire/locale.ts'
import { maskedEnd } from './payout-destinations.ts'

const LIFETIME_MS = 10 * 60_000
const MAX_ATTEMPTS = 5

const TEXT: Texts = {
  ru: 'Код для вывода денег: {code}. Никому его не говорите.',
  en: 'Your withdrawal code: {code}. Do not share it with anyone.',
  it: 'Codice per il prelievo: {code}. Non comunicarlo a nessuno.',
  br: 'Seu código de saque: {code}. Não o compartilhe com ninguém.',
}

interface CodeRow {
  code: string
  attempts: number
  sent_at: number
}

export interface PhoneConfirmation {
  success: false
  confirm: 'phone'
  phone: string
  /** Seconds until another code may be sent. */
  retryAfter: number
}

export interface CodeFor {
  intent: string
  /** Amount and destination as text. A code is valid for these only. */
  wish: string
}

interface Means {
  database: Database
  clock: PlatformClock
  outbox: Outbox
  phoneCodes: PhoneCodes
  players: Players
}

/**
 * Codes by text message that confirm payouts. A code is valid for its amount and destination, whichever intent uses
 * it, so that a lost answer needs no second code.
 */
export class PayoutCodes {
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  /**
   * Sends a code unless the last one is still valid.
   * @throws ApiError 422 without a phone, 429 too soon or too often
   */
  ask(
    player: PlayerRecord,
    { intent, wish }: CodeFor,
    { resend, locale }: { resend: boolean; locale: Locale },
  ): PhoneConfirmation {
    const { clock, database, outbox, phoneCodes } = this.#means
    if (player.phone === null) throw new ApiError(422, 'phone_required')
    const known = this.#good(player.id, wish)
    if (!known || resend) {
      phoneCodes.countSend(player.phone)
      const code = String(randomInt(0, 10_000)).padStart(4, '0')
      database.run(
        `INSERT INTO payout_codes (player_id, intent, wish, code, sent_at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET wish = excluded.wish, code = excluded.code, sent_at = excluded.sent_at, attempts = 0`,
        player.id,
        intent,
        wish,
        code,
        clock.now(),
      )
      outbox.send({ kind: 'sms', to: player.phone, text: TEXT[locale].replace('{code}', code), code })
    }
    const sentAt = known && !resend ? known.sent_at : clock.now()
    return {
      success: false,
      confirm: 'phone',
      phone: maskedEnd(player.phone),
      retryAfter: Math.max(0, Math.ceil((sentAt + RESEND_AFTER * 1000 - clock.now()) / 1000)),
    }
  }

  /** @throws ApiError 422 for a wrong code, 429 after five of them */
  verify(player: PlayerRecord, { wish }: CodeFor, code: string): void {
    const known = this.#good(player.id, wish)
    if (known && known.attempts >= MAX_ATTEMPTS) throw new ApiError(429, 'code_attempts_exceeded')
    if (known?.code === code) return
    this.#means.database.run(
      'UPDATE payout_codes SET attempts = attempts + 1 WHERE player_id = ? AND wish = ?',
      player.id,
      wish,
    )
    throw new ApiError(422, [{ code: 'invalid_code', field: 'code' }])
  }

  /** Uses up the code and confirms the phone, in the payout's transaction. */
  use(player: PlayerRecord, { wish }: CodeFor): void {
    this.#means.database.run('DELETE FROM payout_codes WHERE player_id = ? AND wish = ?', player.id, wish)
    this.#means.players.markVerified(player.id, 'phone')
  }

  #good(playerId: number, wish: string): CodeRow | undefined {
    return this.#means.database.get<CodeRow>(
      'SELECT * FROM payout_codes WHERE player_id = ? AND wish = ? AND sent_at > ? ORDER BY sent_at DESC LIMIT 1',
      playerId,
      wish,
      this.#means.clock.now() - LIFETIME_MS,
    )
  }
}
