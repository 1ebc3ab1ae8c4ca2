import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { Database } from '../ground/storage/database.ts'

export interface Message {
  kind: 'sms' | 'email'
  to: string
  subject?: string
  text: string
  code?: string
  /** A path of the site, such as `/new-password/…`. */
  link?: string
}

interface MessageRow {
  id: number
  kind: string
  recipient: string
  subject: string | null
  text: string
  code: string | null
  link: string | null
  at: number
}

/** Stores emails and text messages for the control API instead of sending them. */
export class Outbox {
  readonly #database: Database
  readonly #clock: PlatformClock

  constructor(database: Database, clock: PlatformClock) {
    this.#database = database
    this.#clock = clock
  }

  send({ kind, to, subject, text, code, link }: Message): void {
    this.#database.insert('outbox', {
      kind,
      recipient: to,
      subject: subject ?? null,
      text,
      code: code ?? null,
      link: link ?? null,
      at: this.#clock.now(),
    })
  }

  /** Newest first; without `to`: all. */
  messages(to?: string) {
    const rows =
      to === undefined
        ? this.#database.all<MessageRow>('SELECT * FROM outbox ORDER BY id DESC LIMIT 500')
        : this.#database.all<MessageRow>('SELECT * FROM outbox WHERE recipient = ? ORDER BY id DESC LIMIT 500', to)
    return rows.map(({ recipient, at, ...row }) => ({ ...row, to: recipient, at: this.#clock.iso(at) }))
  }
}
