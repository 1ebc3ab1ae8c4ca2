import type { BalanceView } from '../players/balance.ts'
import type { PlayerRecord } from '../players/player.ts'
import type { Database } from '../ground/storage/database.ts'
import type { Idempotency } from '../ground/ledger/idempotency.ts'
import type { Ledger } from '../ground/ledger/ledger.ts'
import { ApiError } from '../ground/wire/api-error.ts'
import type { TournamentBoards } from './board/boards.ts'
import type { TournamentBook } from './book.ts'
import type { EntryConditions } from './conditions.ts'
import type { TournamentMembers } from './members.ts'
import type { TournamentNow } from './tournament.ts'

interface Means {
  database: Database
  ledger: Ledger
  balance: BalanceView
  idempotency: Idempotency
  book: TournamentBook
  members: TournamentMembers
  boards: TournamentBoards
  conditions: EntryConditions
}

interface Entry {
  /** The call's key; null: none. */
  intent: string | null
  /** The price that the player agreed to; null: not in the call. */
  agreed: number | null
}

const SUCCESS = { success: true }

/** How players join tournaments and choose the one that their bets count for (docs/platform-api.md, "Tournaments"). */
export class TournamentJoining {
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  /** Members and rivals with a seat. */
  seatsTaken(tournament: TournamentNow): number {
    const { members, boards } = this.#means
    const own = members.count(tournament.id)
    const all = own + boards.rivalSeats(tournament)
    return tournament.maxMembers === 0 ? all : Math.max(own, Math.min(tournament.maxMembers, all))
  }

  /** Null: seats have no limit. */
  freeSeats(tournament: TournamentNow): number | null {
    return tournament.maxMembers === 0 ? null : Math.max(0, tournament.maxMembers - this.seatsTaken(tournament))
  }

  /** Takes a seat and its price; once for each player. @throws ApiError 422 */
  join(player: PlayerRecord, tournament: TournamentNow, { intent, agreed }: Entry) {
    const { database, idempotency } = this.#means
    const run = () => {
      this.#take(player, tournament, agreed)
      return SUCCESS
    }
    if (intent === null) return database.transaction(run)
    return idempotency.once(`player:${player.id}`, intent, { tournament: tournament.id }, run)
  }

  /** @throws ApiError 422 */
  choose(player: PlayerRecord, tournament: TournamentNow) {
    const { database, members } = this.#means
    return database.transaction(() => {
      if (tournament.status === 'finished') throw new ApiError(422, 'tournament_finished')
      const { isMember, isChosen } = members.of(tournament.id, player.id)
      if (!isMember) throw new ApiError(422, 'not_a_member')
      if (!isChosen) {
        this.#requireFreeOfSeries(player, tournament)
        members.choose(tournament.id, player.id)
      }
      return SUCCESS
    })
  }

  #take(player: PlayerRecord, tournament: TournamentNow, agreed: number | null): void {
    const { members, ledger, balance, database } = this.#means
    if (members.of(tournament.id, player.id).isMember) return
    this.#requireOpen(player, tournament)
    this.#requireFreeOfSeries(player, tournament)
    if (this.freeSeats(tournament) === 0) throw new ApiError(422, 'no_free_seats')
    const { price } = tournament
    if (agreed !== null && agreed !== price) throw new ApiError(422, 'price_changed')
    if (price > 0) {
      const { compoints } = ledger.balances(player.id)
      if (compoints < price) {
        throw new ApiError(422, [{ code: 'insufficient_compoint_balance', data: { missing: price - compoints } }])
      }
      const reference = `tournament:${tournament.slug}`
      ledger.post(player.id, { amounts: { compoints: -price }, reason: 'tournament_entry', reference })
      database.afterCommit(() => {
        balance.announce(player)
        balance.announceCompoints(player)
      })
    }
    members.add(tournament.id, player.id)
  }

  #requireOpen(player: PlayerRecord, tournament: TournamentNow): void {
    const { members, conditions } = this.#means
    const { id, status, privacy, isClosedToMultiAccounts } = tournament
    if (status === 'finished') throw new ApiError(422, 'tournament_finished')
    if (isClosedToMultiAccounts === true && player.flags['multi_account'] === true) {
      throw new ApiError(422, 'multi_account')
    }
    const needsInvitation = privacy === 'closed' || (privacy === 'limited' && tournament.conditions.length === 0)
    if (needsInvitation && !members.isInvited(id, player.id)) throw new ApiError(422, 'tournament_closed')
    const unmet = conditions.unmet(tournament, player)
    if (unmet.length > 0) throw new ApiError(422, [{ code: 'entry_conditions_unmet', data: { conditions: unmet } }])
  }

  /** A player of a running tournament of a series stays in it. */
  #requireFreeOfSeries(player: PlayerRecord, { id, seriesId }: TournamentNow): void {
    const { book, members } = this.#means
    const chosen = book.find(members.chosenBy(player.id) ?? 0)
    if (seriesId === null || chosen === null || chosen.id === id) return
    if (chosen.seriesId === seriesId && chosen.status === 'active') throw new ApiError(422, 'tournament_series_member')
  }
}
