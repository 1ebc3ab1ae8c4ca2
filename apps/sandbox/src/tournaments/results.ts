import { picturePath } from '../ground/values/picture-address.ts'
import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { Gifts } from '../gifts/gifts.ts'
import type { Notices } from '../players/notices.ts'
import type { PlayerRecord } from '../players/player.ts'
import type { Players } from '../players/players.ts'
import type { Database } from '../ground/storage/database.ts'
import { fromEuros, type Currency } from '../ground/values/currencies.ts'
import type { Texts } from '../ground/wire/locale.ts'
import type { TournamentBoards } from './board/boards.ts'
import { giftTitle } from './known/prizes.ts'
import { resultNotice } from './known/result-texts.ts'
import type { TournamentMembers } from './members.ts'
import type { Standing } from './board/ranking.ts'
import type { ContestSeed, SeriesNow, TournamentNow } from './tournament.ts'

interface Means {
  database: Database
  clock: PlatformClock
  players: Players
  gifts: Gifts
  notices: Notices
  members: TournamentMembers
  boards: TournamentBoards
}

const GIFT_DAYS = 14
const DAY = 86_400_000

/** What the end of a tournament brings: gifts for the placed members, and a message for each. */
export class TournamentResults {
  readonly #means: Means
  readonly #settled = new Set<string>()

  constructor(means: Means) {
    this.#means = means
  }

  /** Settles a tournament whose time is over, once. */
  settle(tournament: TournamentNow): void {
    if (tournament.status !== 'finished') return
    this.#once('tournament_results', 'tournament_id', tournament, () => {
      const { members, boards } = this.#means
      const ids = members.ids(tournament.id)
      if (ids.length === 0) return
      this.#notify(tournament, ids, boards.of(tournament), `/tournaments/${tournament.slug}`)
    })
  }

  settleSeries(series: SeriesNow): void {
    if (series.status !== 'finished') return
    this.#once('tournament_series_results', 'series_id', series, () => {
      const board = this.#means.boards.ofSeries(series)
      // Members have had a message of each of its tournaments: only those with a prize get one of the series.
      const placed = board.filter(({ playerId, position }) => playerId !== null && prizeOf(series, position) !== null)
      const ids = placed.flatMap(({ playerId }) => playerId ?? [])
      this.#notify(series, ids, board, `/tournaments/series/${series.slug}`)
    })
  }

  /** Gives a member what the place brought, with its message, whether or not the tournament is settled. */
  reward(tournament: TournamentNow, playerId: number): void {
    this.#notify(tournament, [playerId], this.#means.boards.of(tournament), `/tournaments/${tournament.slug}`)
  }

  /** Counts a tournament and its series as settled, without gifts and messages. */
  markSettled(tournament: TournamentNow, series: SeriesNow | null): void {
    this.#once('tournament_results', 'tournament_id', tournament, () => undefined)
    if (series) this.#once('tournament_series_results', 'series_id', series, () => undefined)
  }

  /** Forgets the end of a tournament, which is settled again when its time comes. */
  forget(tournament: Pick<TournamentNow, 'id'>): void {
    this.#settled.delete(`tournament_results:${tournament.id}`)
    this.#means.database.run('DELETE FROM tournament_results WHERE tournament_id = ?', tournament.id)
  }

  /** Forgets ends that are later than now, after the clock was put back. */
  reset(): void {
    const { database, clock } = this.#means
    this.#settled.clear()
    for (const table of ['tournament_results', 'tournament_series_results'])
      database.run(`DELETE FROM ${table} WHERE at > ?`, clock.now())
  }

  #once(table: string, column: string, { id, endsAt }: { id: number; endsAt: number }, run: () => void): void {
    const { database } = this.#means
    const key = `${table}:${id}`
    if (this.#settled.has(key)) return
    database.transaction(() => {
      if (!database.get(`SELECT 1 FROM ${table} WHERE ${column} = ?`, id)) {
        database.insert(table, { [column]: id, at: endsAt })
        run()
      }
    })
    this.#settled.add(key)
  }

  #notify(contest: ContestSeed, ids: readonly number[], board: readonly Standing[], link: string): void {
    const { players, gifts, notices } = this.#means
    const own = new Map(board.map((one) => [one.playerId, one]))
    for (const id of ids) {
      const player = players.require(id)
      const position = own.get(id)?.position ?? null
      const prize = position === null ? null : prizeOf(contest, position)
      for (const gift of prize?.gifts ?? []) gifts.give(player, giftOf(player, gift))
      notices.add(
        player,
        resultNotice(contest, { position, prize: prize && titleOf(prize.gifts, player.currency) }, link),
      )
    }
  }
}

/** What a place brings; null: nothing. */
export const prizeOf = ({ prizes }: Pick<ContestSeed, 'prizes'>, position: number) =>
  prizes.find((prize) => prize.position === position) ?? null

const titleOf = (gifts: ContestSeed['prizes'][number]['gifts'], currency: Currency): Texts => {
  const of = (locale: keyof Texts): string => gifts.map((gift) => giftTitle(gift, currency)[locale]).join(' + ')
  return { ru: of('ru'), en: of('en'), it: of('it'), br: of('br') }
}

const giftOf = (
  { currency }: Pick<PlayerRecord, 'currency'>,
  gift: ContestSeed['prizes'][number]['gifts'][number],
) => ({
  type: gift.euros > 0 ? ('cash' as const) : ('custom' as const),
  title: giftTitle(gift, currency),
  reason: 'gift_distribution',
  amount: gift.euros > 0 ? fromEuros(gift.euros, currency) : null,
  expiresInMs: GIFT_DAYS * DAY,
  terms: { image: picturePath('prize', gift.picture) },
})
