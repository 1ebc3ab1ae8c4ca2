import type { Live } from '../../ground/live/live.ts'
import type { Players } from '../../players/players.ts'
import { leaderAnswers, opponentAnswers } from './board-answer.ts'
import type { TournamentBoards } from './boards.ts'
import type { SeriesNow, TournamentNow } from '../tournament.ts'

/** Least time between two events of one board. */
const SEND_EVERY_MS = 500

interface Means {
  live: Live
  players: Players
  boards: TournamentBoards
  find: (id: number) => TournamentNow | null
  findSeries: (id: number) => SeriesNow | null
}

interface Sent {
  at: number
  timer: NodeJS.Timeout | null
  /** The rivals' step that was sent last. */
  step: number
  leaders: string
  /** By the player's hash. */
  opponents: Map<string, string>
}

/** Sends boards that have changed: the leaders to those in the room, the places around to their players. */
export class BoardNews {
  readonly #means: Means
  readonly #sent = new Map<string, Sent>()

  constructor(means: Means) {
    this.#means = means
  }

  /** Sends a change, at most once in the interval. */
  changed({ id, seriesId }: Pick<TournamentNow, 'id' | 'seriesId'>): void {
    this.#soon('tournament', id)
    if (seriesId !== null) this.#soon('series', seriesId)
  }

  /** Sends the running boards whose rivals have moved on. */
  rivalsMoved(tournaments: readonly TournamentNow[]): void {
    for (const tournament of tournaments) {
      if (tournament.status !== 'active') continue
      const sent = this.#of(`tournament:${tournament.id}`)
      const step = this.#means.boards.step(tournament)
      if (sent.step === step) continue
      sent.step = step
      this.changed(tournament)
    }
  }

  reset(): void {
    for (const { timer } of this.#sent.values()) if (timer) clearTimeout(timer)
    this.#sent.clear()
  }

  #of(key: string): Sent {
    const sent = this.#sent.get(key) ?? { at: 0, timer: null, step: -1, leaders: '', opponents: new Map() }
    this.#sent.set(key, sent)
    return sent
  }

  #soon(kind: 'tournament' | 'series', id: number): void {
    const sent = this.#of(`${kind}:${id}`)
    if (sent.timer) return
    const send = (): void => {
      sent.timer = null
      sent.at = Date.now()
      if (kind === 'series') this.#sendSeries(sent, id)
      else this.#sendTournament(sent, id)
    }
    const wait = sent.at + SEND_EVERY_MS - Date.now()
    if (wait <= 0) return send()
    sent.timer = setTimeout(send, wait)
    sent.timer.unref()
  }

  #sendTournament(sent: Sent, id: number): void {
    const tournament = this.#means.find(id)
    if (tournament && this.#isHeard(`tournament-${tournament.slug}`))
      this.#send(sent, 'tournament', tournament, this.#means.boards.of(tournament))
  }

  #sendSeries(sent: Sent, id: number): void {
    const series = this.#means.findSeries(id)
    if (series && this.#isHeard(`tournament-series-${series.slug}`))
      this.#send(sent, 'tournament-series', series, this.#means.boards.ofSeries(series))
  }

  #isHeard(room: string): boolean {
    return this.#means.live.connections().some(({ hash, rooms }) => hash !== null || rooms.includes(room))
  }

  #send(
    sent: Sent,
    kind: 'tournament' | 'tournament-series',
    contest: TournamentNow | SeriesNow,
    board: ReturnType<TournamentBoards['of']>,
  ): void {
    const { live, players } = this.#means
    const { slug } = contest
    const room = `${kind}-${slug}`
    if (live.hasListeners(room)) {
      const leaders = leaderAnswers(contest, board, null)
      const text = JSON.stringify(leaders)
      if (sent.leaders !== text) live.toRoom(room, `${kind}-leaders`, { slug, leaders })
      sent.leaders = text
    }
    const connected = new Set(live.connections().flatMap(({ hash }) => hash ?? []))
    if (connected.size === 0) return
    for (const { playerId } of board) {
      if (playerId === null) continue
      const { hash } = players.require(playerId)
      if (!connected.has(hash)) continue
      const opponents = opponentAnswers(contest, board, playerId)
      const text = JSON.stringify(opponents)
      if (sent.opponents.get(hash) !== text) live.toPlayer(hash, `${kind}-opponents`, { slug, opponents })
      sent.opponents.set(hash, text)
    }
  }
}
