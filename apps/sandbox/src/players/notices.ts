import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { Live } from '../ground/live/live.ts'
import type { Database } from '../ground/storage/database.ts'
import { isLocale, type Locale, type Texts } from '../ground/wire/locale.ts'

export interface NoticeSeed {
  message: string | Texts
  button?: { text: string | Texts; link: string }
}

interface NoticeRow {
  id: number
  status: 'new' | 'read'
  message: string
  button: string | null
  created_at: number
}

const PAGE = 20

const inLanguage = (text: string | Texts, locale: Locale): string => (typeof text === 'string' ? text : text[locale])

/** Messages to players, stored in all languages. */
export class Notices {
  readonly #database: Database
  readonly #clock: PlatformClock
  readonly #live: Live
  readonly #pushTo: (player: { hash: string }) => void

  /** @param pushTo sends a push to the player's devices */
  constructor(database: Database, clock: PlatformClock, live: Live, pushTo: (player: { hash: string }) => void) {
    this.#database = database
    this.#clock = clock
    this.#live = live
    this.#pushTo = pushTo
  }

  /** Newest first. */
  list(playerId: number, offset: number, locale: Locale) {
    return this.#database
      .all<NoticeRow>(
        'SELECT * FROM notices WHERE player_id = ? ORDER BY id DESC LIMIT ? OFFSET ?',
        playerId,
        PAGE,
        offset,
      )
      .map((row) => this.#answer(row, locale))
  }

  /** Stores the message and sends it to the player's open tabs in `locale`. */
  add(
    player: { id: number; hash: string },
    seed: NoticeSeed,
    { locale, createdAt }: { locale?: Locale; createdAt?: number } = {},
  ): number {
    const id = this.#database.insert('notices', {
      player_id: player.id,
      message: JSON.stringify(seed.message),
      button: seed.button ? JSON.stringify(seed.button) : null,
      created_at: createdAt ?? this.#clock.now(),
    })
    this.#push(player, id, isLocale(locale) ? locale : 'en')
    this.#database.afterCommit(() => this.#pushTo(player))
    return id
  }

  /** @returns false if the player has no such message */
  markRead(player: { id: number; hash: string }, id: number, locale: Locale): boolean {
    const { changes } = this.#database.run(
      `UPDATE notices SET status = 'read' WHERE id = ? AND player_id = ?`,
      id,
      player.id,
    )
    if (changes > 0) this.#push(player, id, locale)
    return changes > 0
  }

  #push(player: { id: number; hash: string }, id: number, locale: Locale): void {
    const row = this.#database.get<NoticeRow>('SELECT * FROM notices WHERE id = ? AND player_id = ?', id, player.id)
    if (row)
      this.#database.afterCommit(() =>
        this.#live.toPlayer(player.hash, 'notification-update', this.#answer(row, locale)),
      )
  }

  #answer(row: NoticeRow, locale: Locale) {
    const button = row.button === null ? null : (JSON.parse(row.button) as NonNullable<NoticeSeed['button']>)
    return {
      id: row.id,
      status: row.status,
      msg: inLanguage(JSON.parse(row.message) as string | Texts, locale),
      button: button && { text: inLanguage(button.text, locale), link: button.link },
      created_at: this.#clock.iso(row.created_at),
    }
  }
}
