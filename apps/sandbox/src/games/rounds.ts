import type { Catalogue } from '../ground/catalogue/catalogue.ts'
import type { Database } from '../ground/storage/database.ts'
import type { Currency } from '../ground/values/currencies.ts'

/** A finished round for money. Minor units. */
export interface Round {
  id: number
  game_slug: string
  /** What it cost: nothing where it was free. */
  stake: number
  win: number
  currency: Currency
  /** What the game could be played with after it; null: not recorded. */
  balance: number | null
  is_free: 0 | 1
  at: number
}

interface RoundFilter {
  /** Null: all games. */
  game: string | null
  /** Milliseconds; includes `from`, excludes `to`. */
  from: number
  to: number
}

const ROUNDS_OF_PLAYER = `FROM spins JOIN game_runs ON token = run_token WHERE player_id = ? AND mode = 'real'`
const STAKE = 'CASE is_free WHEN 1 THEN 0 ELSE bet END'

/** The rounds of players for money, read from the games. */
export class Rounds {
  readonly #database: Database
  readonly #catalogue: () => Catalogue

  constructor(database: Database, catalogue: () => Catalogue) {
    this.#database = database
    this.#catalogue = catalogue
  }

  /** Newest first. */
  list(
    playerId: number,
    { game, from, to }: RoundFilter,
    { offset, limit }: { offset: number; limit: number },
  ): { rounds: Round[]; total: number } {
    const where = `${ROUNDS_OF_PLAYER} AND at >= ? AND at < ? AND (? IS NULL OR game_slug = ?)`
    const values = [playerId, from, to, game, game]
    const count = this.#database.get<{ total: number }>(`SELECT COUNT(*) AS total ${where}`, ...values)
    const rounds = this.#database.all<Round>(
      `SELECT id, game_slug, ${STAKE} AS stake, win, currency, balance, is_free, at ${where}
       ORDER BY at DESC, id DESC LIMIT ? OFFSET ?`,
      ...values,
      limit,
      offset,
    )
    return { rounds, total: count?.total ?? 0 }
  }

  /** All games of the player's rounds, the last played first. */
  games(playerId: number): { slug: string; name: string }[] {
    const rows = this.#database.all<{ slug: string }>(
      `SELECT game_slug AS slug ${ROUNDS_OF_PLAYER} GROUP BY game_slug ORDER BY MAX(at) DESC`,
      playerId,
    )
    return rows.map(({ slug }) => this.gameOf(slug))
  }

  gameOf(slug: string): { slug: string; name: string } {
    return { slug, name: this.#catalogue().game(slug)?.name ?? slug }
  }

  /** Null: none yet. */
  firstAt(playerId: number): number | null {
    return this.#database.get<{ at: number | null }>(`SELECT MIN(at) AS at ${ROUNDS_OF_PLAYER}`, playerId)?.at ?? null
  }

  /** What was staked and won in a currency between two moments, `to` excluded. */
  sum(playerId: number, currency: Currency, { from, to }: { from: number; to: number }) {
    const row = this.#database.get<{ rounds: number; stake: number | null; win: number | null }>(
      `SELECT COUNT(*) AS rounds, SUM(${STAKE}) AS stake, SUM(win) AS win ${ROUNDS_OF_PLAYER}
       AND currency = ? AND at >= ? AND at < ?`,
      playerId,
      currency,
      from,
      to,
    )
    return { rounds: row?.rounds ?? 0, stake: row?.stake ?? 0, win: row?.win ?? 0 }
  }
}
