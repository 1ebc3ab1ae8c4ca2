import { runInAction } from 'mobx'
import { lateCode, type Live, type LiveEvents, Throttle, type Timers, together } from '../core/index.ts'
import { ownStanding, type OwnPlace, type Standing } from './standing.ts'

/** The part of a board that a live event replaces. */
export type BoardChange = { readonly leaders: readonly Standing[] } | { readonly opponents: readonly Standing[] }

type BoardCode = typeof import('./read-standings.ts')

type LeadersEvent = LiveEvents['tournament-leaders']
type OpponentsEvent = LiveEvents['tournament-opponents']

/** Live events of the boards of tournaments, or of series. */
const EVENTS = {
  tournament: ['tournament-leaders', 'tournament-opponents'],
  series: ['tournament-series-leaders', 'tournament-series-opponents'],
} as const

export type BoardKind = keyof typeof EVENTS

/** Least time between two changes of what is shown, ms: many events may come in a second. */
export const BOARD_THROTTLE_MS = 250

export interface BoardsMeans<Mark> {
  readonly live: Pick<Live, 'on'>
  readonly timers: Timers
  readonly timeoutMs: number
  /** What is known when an event comes, such as which reads have begun: handed on with its board. */
  readonly mark: () => Mark
  readonly onChange: (slug: string, change: BoardChange, mark: Mark) => void
}

/** Tells the newest board of each tournament or series, by slug, in the order in which their events came. */
export function followBoards<Mark>(
  kind: BoardKind,
  { live, timers, timeoutMs, mark, onChange }: BoardsMeans<Mark>,
): () => void {
  const [leadersEvent, opponentsEvent] = EVENTS[kind]
  const code = lateCode({ timers, timeoutMs }, () => import('./read-standings.ts'))
  const waiting = new Map<string, { slug: string; read: (code: BoardCode) => BoardChange; mark: Mark }>()
  const telling = new Throttle(timers, BOARD_THROTTLE_MS, async () => {
    // Events wait for the next one where the code does not load.
    const loaded = await code()
    const changes = [...waiting.values()]
    waiting.clear()
    runInAction(() => {
      for (const { slug, read, mark: known } of changes) onChange(slug, read(loaded), known)
    })
  })
  const add = (key: string, slug: string, read: (code: BoardCode) => BoardChange): void => {
    // It takes the last turn, even if an older one waits.
    waiting.delete(key)
    waiting.set(key, { slug, read, mark: mark() })
    telling.ask()
  }
  return together(
    live.on(leadersEvent, ({ slug, leaders }: LeadersEvent) =>
      add(`leaders ${slug}`, slug, (reader) => ({ leaders: reader.readStandings(leaders) })),
    ),
    live.on(opponentsEvent, ({ slug, opponents }: OpponentsEvent) =>
      add(`opponents ${slug}`, slug, (reader) => ({ opponents: reader.readStandings(opponents) })),
    ),
    telling.stop,
  )
}

/** Calls the handler for each event of a board, by the slug of its tournament or series. Returns an unsubscribe function. */
export function onBoards(live: Pick<Live, 'on'>, kind: BoardKind, hear: (slug: string) => void): () => void {
  return together(
    ...EVENTS[kind].map((event) => live.on(event, ({ slug }: LeadersEvent | OpponentsEvent) => hear(slug))),
  )
}

/** The room with the live events of the board of a tournament or a series. */
export const boardRoom = (kind: BoardKind, slug: string): string =>
  kind === 'series' ? `tournament-series-${slug}` : `tournament-${slug}`

interface Boarded {
  readonly leaders: readonly Standing[]
  readonly places: number
  readonly opponents: readonly Standing[]
  readonly ownPlace: OwnPlace | null
}

/**
 * A tournament or series with what a live event says of its board. The player's place follows where the player is on
 * it.
 *
 * @param userId null: nobody is signed in, or the id is not known
 */
export function withBoard<B extends Boarded>(contest: B, change: BoardChange, userId: string | null): B {
  const own = ownStanding('leaders' in change ? change.leaders : change.opponents, userId)
  return {
    ...contest,
    ...change,
    ...('leaders' in change && { places: change.leaders.length }),
    ownPlace: own ? { position: own.position, score: own.score } : contest.ownPlace,
  }
}
