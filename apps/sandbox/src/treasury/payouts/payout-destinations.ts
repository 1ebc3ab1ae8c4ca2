import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import { digitsOf } from '../../players/player.ts'
import type { Database } from '../../ground/storage/database.ts'
import { textOf, type Fields, type FormCheck } from '../../ground/wire/fields.ts'
import type { PayoutField } from '../payment-systems.ts'

export interface PayoutDestination {
  id: number
  /** Masked; no more of it is stored. */
  title: string
}

export const maskedEnd = (text: string): string => `•••• ${text.replace(/\s/g, '').slice(-4)}`

const maskedEmail = (email: string): string => email.replace(/^(.{1,2})[^@]*/, '$1•••')

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Checks the fields of a system. @returns the destination's name in lists */
export function readDestination(form: FormCheck, wanted: readonly PayoutField[], given: Fields): string {
  for (const { name, type, minLength, maxLength } of wanted) {
    const text = textOf(given, name)
    const counted = type === 'card' || type === 'phone' ? digitsOf(text) : text
    if (!text) form.reject(name, 'required')
    else if (type === 'email' && !EMAIL.test(text)) form.reject(name, 'invalid')
    else if (counted !== text && !/^\+?[\d\s()-]+$/.test(text)) form.reject(name, 'invalid')
    else if (counted.length < minLength) form.reject(name, 'minLength')
    else if (counted.length > maxLength) form.reject(name, 'maxLength')
  }
  const [first] = wanted
  const text = first ? textOf(given, first.name) : ''
  return first?.type === 'email' ? maskedEmail(text) : maskedEnd(text)
}

export class PayoutDestinations {
  readonly #database: Database
  readonly #clock: PlatformClock

  constructor(database: Database, clock: PlatformClock) {
    this.#database = database
    this.#clock = clock
  }

  list(playerId: number, system: number): PayoutDestination[] {
    return this.#database.all<PayoutDestination>(
      `SELECT id, title FROM payout_destinations WHERE player_id = ? AND payment_system = ?
       ORDER BY used_at DESC, id DESC`,
      playerId,
      system,
    )
  }

  save(playerId: number, system: number, title: string): void {
    this.#database.run(
      `INSERT INTO payout_destinations (player_id, payment_system, title, used_at) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET used_at = excluded.used_at`,
      playerId,
      system,
      title,
      this.#clock.now(),
    )
  }
}
