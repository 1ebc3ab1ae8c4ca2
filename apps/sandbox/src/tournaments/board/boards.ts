import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { Players } from '../../players/players.ts'
import type { TournamentMembers } from '../members.ts'
import { ranked, type Scored, type Standing } from './ranking.ts'
import { joined, rivalAt, rivalsOf, stepAt } from './rivals.ts'
import type { TournamentScores } from './scores.ts'
import { combined, type SeriesNow, type TournamentNow } from '../tournament.ts'

interface Means {
  clock: PlatformClock
  players: Players
  members: TournamentMembers
  scores: TournamentScores
}

interface Field {
  readonly rivals: ReturnType<typeof rivalsOf>
  step: number
  entries: readonly Scored[]
}

/** Ids of rivals that control calls name. */
const FIRST_NAMED = 90_000_000

/** Who leads in tournaments and series: players by their scores, and rivals by the clock. */
export class TournamentBoards {
  readonly #means: Means
  readonly #fields = new Map<number, Field>()
  /** Rivals whose scores control calls set, by tournament and name. */
  readonly #named = new Map<number, Map<string, Scored>>()
  #lastNamed = FIRST_NAMED

  constructor(means: Means) {
    this.#means = means
  }

  /** All that have a score at a moment (default: now), the best first. After the end, as they stood then. */
  of(tournament: TournamentNow, at = this.#means.clock.now()): Standing[] {
    const until = Math.min(at, tournament.endsAt)
    return ranked([...this.#rivals(tournament, until), ...this.#players(tournament, until)])
  }

  /** The board of a series: what its tournaments brought together. */
  ofSeries({ tournaments, mechanic }: SeriesNow, at = this.#means.clock.now()): Standing[] {
    const all = new Map<number, Scored[]>()
    for (const tournament of tournaments) {
      for (const { position: _of, ...one } of this.of(tournament, at))
        all.set(one.id, [...(all.get(one.id) ?? []), one])
    }
    return ranked(
      [...all.values()].flatMap((parts) => {
        const [first] = parts
        if (!first) return []
        const score = combined(
          mechanic,
          parts.map((one) => one.score),
        )
        const reached = mechanic === 'best' ? parts.filter((one) => one.score === score) : parts
        const times = reached.map((one) => one.at)
        return [{ ...first, score, at: mechanic === 'best' ? Math.min(...times) : Math.max(...times) }]
      }),
    )
  }

  /** How many rivals have a seat. */
  rivalSeats(tournament: TournamentNow): number {
    const { part } = stepAt(tournament, this.#means.clock.now())
    const named = this.#named.get(tournament.id)
    const field = this.#field(tournament)
    const known = new Set(field.rivals.map(({ username }) => username))
    const added = [...(named?.keys() ?? [])].filter((username) => !known.has(username)).length
    return joined(field.rivals, part) + added
  }

  /** Sets the score of a rival, one of the tournament's own or a new one. */
  setRival(tournament: TournamentNow, username: string, score: number): void {
    const named = this.#named.get(tournament.id) ?? new Map<string, Scored>()
    this.#named.set(tournament.id, named)
    const known = named.get(username) ?? this.#field(tournament).rivals.find((one) => one.username === username)
    const id = known?.id ?? (this.#lastNamed += 1)
    named.set(username, { id, username, score, at: this.#means.clock.now(), playerId: null })
  }

  /** Which step of the rivals a tournament is in: a board without bets changes with it. */
  step(tournament: TournamentNow): number {
    return stepAt(tournament, this.#means.clock.now()).step
  }

  /** Forgets the rivals of a tournament whose times have moved. */
  moved({ id }: Pick<TournamentNow, 'id'>): void {
    this.#fields.delete(id)
  }

  /** Forgets all rivals. @param tournamentId only those of one that is replaced */
  reset(tournamentId?: number): void {
    if (tournamentId === undefined) {
      this.#fields.clear()
      this.#named.clear()
      return
    }
    this.#fields.delete(tournamentId)
    this.#named.delete(tournamentId)
  }

  #players(tournament: TournamentNow, at: number): Scored[] {
    const { players, scores } = this.#means
    return [...scores.ofAll(tournament, at)].map(([id, score]) => ({
      id,
      username: players.require(id).nickname,
      ...score,
      playerId: id,
    }))
  }

  #rivals(tournament: TournamentNow, at: number): readonly Scored[] {
    const named = [...(this.#named.get(tournament.id)?.values() ?? [])]
    if (at < tournament.startsAt) return named
    const field = this.#field(tournament)
    const { step, part } = stepAt(tournament, at)
    if (field.step !== step) {
      field.step = step
      field.entries = field.rivals.flatMap((rival) => rivalAt(rival, part, tournament) ?? [])
    }
    if (named.length === 0) return field.entries
    const isNamed = new Set(named.map(({ id }) => id))
    return [...named, ...field.entries.filter(({ id }) => !isNamed.has(id))]
  }

  #field(tournament: TournamentNow): Field {
    const known = this.#fields.get(tournament.id) ?? { rivals: rivalsOf(tournament), step: -Infinity, entries: [] }
    this.#fields.set(tournament.id, known)
    return known
  }
}
