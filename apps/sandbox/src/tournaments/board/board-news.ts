import type { Live } from '../../live/live.ts'
import type { Players } from '../../players/players.ts'
import { leaderAnswers, opponentAnswers } from './board-answer.ts'
import type { TournamentBoards } from './boards.ts'
import type { SeriesNow, TournamentNow } from '../tournament.ts'

/** Least time between two events of one board. */
const TELL_EVERY_MS = 500

interface Needs {
  live: Live
  players: Players
  boards: TournamentBoards
  find: (id: number) => TournamentNow | null
  findSeries: (id: number) => SeriesNow | null
}

interface Told {
  at: number
  timer: NodeJS.Timeout | null
  /** The rivals' step that was sent last. */
  step: number
  leaders: string
  /** By the player's hash. */
  opponents: Map<string, string>
}

/** Tells boards that have changed: the leaders to those in the room, the places around to their players. */
export class BoardNews {
  readonly #needs: Needs
  readonly #told = new Map<string, Told>()

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Tells of a change, at most once in the interval. */
  changed({ id, seriesId }: Pick<TournamentNow, 'id' | 'seriesId'>): void {
    this.#soon('tournament', id)
    if (seriesId !== null) this.#soon('series', seriesId)
  }

  /** Tells the running boards whose rivals have moved on. */
  rivalsMoved(tournaments: readonly TournamentNow[]): void {
    for (const tournament of tournaments) {
      if (tournament.status !== 'active') continue
      const told = this.#of(`tournament:${tournament.id}`)
      const step = this.#needs.boards.step(tournament)
      if (told.step === step) continue
      told.step = step
      this.changed(tournament)
    }
  }

  reset(): void {
    for (const { timer } of this.#told.values()) if (timer) clearTimeout(timer)
    this.#told.clear()
  }

  #of(key: string): Told {
    const told = this.#told.get(key) ?? { at: 0, timer: null, step: -1, leaders: '', opponents: new Map() }
    this.#told.set(key, told)
    return told
  }

  #soon(kind: 'tournament' | 'series', id: number): void {
    const told = this.#of(`${kind}:${id}`)
    if (told.timer) return
    const tell = (): void => {
      told.timer = null
      told.at = Date.now()
      if (kind === 'series') this.#tellSeries(told, id)
      else this.#tellTournament(told, id)
    }
    const wait = told.at + TELL_EVERY_MS - Date.now()
    if (wait <= 0) return tell()
    told.timer = setTimeout(tell, wait)
    told.timer.unref()
  }

  #tellTournament(told: Told, id: number): void {
    const tournament = this.#needs.find(id)
    if (tournament && this.#isHeard(`tournament-${tournament.slug}`))
      this.#tell(told, 'tournament', tournament, this.#needs.boards.of(tournament))
  }

  #tellSeries(told: Told, id: number): void {
    const series = this.#needs.findSeries(id)
    if (series && this.#isHeard(`tournament-series-${series.slug}`))
      this.#tell(told, 'tournament-series', series, this.#needs.boards.ofSeries(series))
  }

  #isHeard(room: string): boolean {
    return this.#needs.live.connections().some(({ hash, rooms }) => hash !== null || rooms.includes(room))
  }

  #tell(
    told: Told,
    kind: 'tournament' | 'tournament-series',
    contest: TournamentNow | SeriesNow,
    board: ReturnType<TournamentBoards['of']>,
  ): void {
    const { live, players } = this.#needs
    const { slug } = contest
    const room = `${kind}-${slug}`
    if (live.hasListeners(room)) {
      const leaders = leaderAnswers(contest, board, null)
      const text = JSON.stringify(leaders)
      if (told.leaders !== text) live.toRoom(room, `${kind}-leaders`, { slug, leaders })
      told.leaders = text
    }
    const connected = new Set(live.connections().flatMap(({ hash }) => hash ?? []))
    if (connected.size === 0) return
    for (const { playerId } of board) {
      if (playerId === null) continue
      const { hash } = players.require(playerId)
      if (!connected.has(hash)) continue
      const opponents = opponentAnswers(contest, board, playerId)
      const text = JSON.stringify(opponents)
      if (told.opponents.get(hash) !== text) live.toPlayer(hash, `${kind}-opponents`, { slug, opponents })
      told.opponents.set(hash, text)
    }
  }
}
