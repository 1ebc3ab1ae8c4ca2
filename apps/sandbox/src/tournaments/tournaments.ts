import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { CatalogueGame } from '../ground/catalogue/games.ts'
import type { Gifts } from '../gifts/gifts.ts'
import type { Live } from '../ground/live/live.ts'
import type { BalanceView } from '../players/balance.ts'
import type { Notices } from '../players/notices.ts'
import type { PlayerRecord } from '../players/player.ts'
import type { Players } from '../players/players.ts'
import type { Promotions } from '../promotions/promotions.ts'
import type { Database } from '../ground/storage/database.ts'
import type { Idempotency } from '../ground/ledger/idempotency.ts'
import type { Ledger } from '../ground/ledger/ledger.ts'
import { notFound } from '../ground/wire/api-error.ts'
import { BoardNews } from './board/board-news.ts'
import { TournamentBoards } from './board/boards.ts'
import { TournamentBook } from './book.ts'
import { EntryConditions } from './conditions.ts'
import { TournamentGames } from './tournament-games.ts'
import { TournamentJoining } from './joining.ts'
import { TournamentMembers } from './members.ts'
import { TournamentResults } from './results.ts'
import { TournamentScores } from './board/scores.ts'
import { isWithin, scoreOf, type SeriesNow, type TournamentNow, type TournamentSeed } from './tournament.ts'

interface Means {
  database: Database
  clock: PlatformClock
  live: Live
  players: Players
  ledger: Ledger
  balance: BalanceView
  gifts: Gifts
  notices: Notices
  idempotency: Idempotency
  promotions: Pick<Promotions, 'book' | 'members'>
  deposited: (playerId: number, period: { from: number; to: number }) => number
  catalogue: () => { readonly games: readonly CatalogueGame[] }
}

/** The operator's tournaments and series (docs/platform-api.md, "Tournaments"). */
export class Tournaments {
  readonly book: TournamentBook
  readonly members: TournamentMembers
  readonly scores: TournamentScores
  readonly boards: TournamentBoards
  readonly conditions: EntryConditions
  readonly joining: TournamentJoining
  readonly games: TournamentGames
  readonly results: TournamentResults
  readonly #news: BoardNews
  readonly #database: Database

  constructor(means: Means) {
    const { database, clock } = means
    this.#database = database
    this.book = new TournamentBook(database, clock)
    this.members = new TournamentMembers(database, clock)
    this.scores = new TournamentScores(database, clock)
    this.games = new TournamentGames(means.catalogue)
    const { book, members, scores } = this
    this.boards = new TournamentBoards({ ...means, members, scores })
    this.conditions = new EntryConditions({ ...means, members })
    const { boards, conditions } = this
    this.joining = new TournamentJoining({ ...means, book, members, boards, conditions })
    this.results = new TournamentResults({ ...means, members, boards })
    this.#news = new BoardNews({
      ...means,
      boards,
      find: (id) => book.find(id),
      findSeries: (id) => book.findSeries(id),
    })
    clock.onMove(() => this.takeDueSteps())
  }

  /** As they are now, after all that was due. */
  all(): TournamentNow[] {
    const tournaments = this.book.all()
    for (const tournament of tournaments) this.results.settle(tournament)
    return tournaments
  }

  /** By id or slug. @throws ApiError 404 */
  require(name: string | number): TournamentNow {
    const tournament = this.book.find(name)
    if (!tournament) throw notFound()
    this.results.settle(tournament)
    return tournament
  }

  /** By id or slug. @throws ApiError 404 */
  requireSeries(name: string | number): SeriesNow {
    const series = this.book.findSeries(name)
    if (!series) throw notFound()
    return series
  }

  /**
   * Counts a game in the tournament that the player has chosen, in the transaction of the spin.
   *
   * @param spin minor units of real money
   */
  played({ id, currency }: PlayerRecord, game: CatalogueGame, { bet, win }: { bet: number; win: number }): void {
    const chosen = this.members.chosenBy(id)
    const tournament = chosen === null ? null : this.book.find(chosen)
    if (tournament?.status !== 'active' || bet <= 0) return
    if (!isWithin(tournament, bet, currency) || !this.games.has(tournament, game)) return
    const score = scoreOf(tournament, { bet, win, currency })
    this.scores.add(tournament.id, id, { score, spin: { bet, win } })
    if (score > 0) this.#announce(tournament)
  }

  /** Makes a tournament. Replaces one with the same slug. */
  make(seed: Omit<TournamentSeed, 'id'>): TournamentNow {
    const tournament = this.book.put(seed)
    this.boards.reset(tournament.id)
    this.results.forget(tournament)
    return tournament
  }

  /** Moves its times, counted from now. */
  move(tournament: TournamentNow, times: Pick<TournamentSeed, 'startsIn' | 'endsIn'>): void {
    this.book.move(tournament, times)
    this.boards.moved(tournament)
    this.results.forget(tournament)
    this.takeDueSteps()
  }

  /** Makes a player a member, without conditions and price. */
  admit(
    tournament: TournamentNow,
    player: Pick<PlayerRecord, 'id'>,
    { score = 0, isChosen = false }: { score?: number; isChosen?: boolean } = {},
  ): void {
    this.#database.transaction(() => {
      this.members.add(tournament.id, player.id)
      if (isChosen) this.members.choose(tournament.id, player.id)
      this.scores.add(tournament.id, player.id, { score, until: tournament.endsAt })
      if (score > 0) this.#announce(tournament)
    })
  }

  /** Takes a player out of those that are not over. */
  leave({ id }: Pick<PlayerRecord, 'id'>): void {
    for (const tournament of this.all()) {
      if (tournament.status === 'finished' || !this.members.of(tournament.id, id).isMember) continue
      this.members.leave(tournament.id, id)
      this.#announce(tournament)
    }
  }

  /** Sets the scores of rivals and tells the board. */
  setRivals(tournament: TournamentNow, rivals: readonly { username: string; score: number }[]): void {
    for (const { username, score } of rivals) this.boards.setRival(tournament, username, score)
    this.#news.changed(tournament)
  }

  /** Tournaments that a player takes part in, with the scores. */
  memberships({ id }: Pick<PlayerRecord, 'id'>) {
    return this.members.joinedBy(id).flatMap((tournamentId) => {
      const tournament = this.book.find(tournamentId)
      if (!tournament) return []
      const place = this.boards.of(tournament).find(({ playerId }) => playerId === id)
      return {
        slug: tournament.slug,
        isChosen: this.members.of(tournamentId, id).isChosen,
        score: this.scores.of(tournament, id),
        position: place?.position ?? null,
      }
    })
  }

  /** Settles what is over, and tells the boards that rivals have changed. */
  takeDueSteps(): void {
    const tournaments = this.all()
    for (const series of this.book.series()) this.results.settleSeries(series)
    this.#news.rivalsMoved(tournaments)
  }

  /** Drops events that are still to be sent. */
  stop(): void {
    this.#news.reset()
  }

  /** Removes what control calls made, and what happened later than now. */
  resetSettings(): void {
    this.book.forgetMade()
    this.boards.reset()
    this.results.reset()
    this.stop()
  }

  reset(): void {
    this.book.restart()
    this.resetSettings()
  }

  #announce(tournament: TournamentNow): void {
    this.#database.afterCommit(() => this.#news.changed(tournament))
  }
}
