import { type Live, type LiveEvents, Throttle, type Timers } from '../core/index.ts'
import { readStandings } from './read-standings.ts'
import type { Standing } from './standing.ts'

/** The part of a board that a live event replaces. */
export interface BoardChange {
  readonly leaders?: readonly Standing[]
  readonly opponents?: readonly Standing[]
}

type LeadersEvent = LiveEvents['tournament-leaders']
type OpponentsEvent = LiveEvents['tournament-opponents']

/** Where boards of tournaments, or those of series, are told. */
const EVENTS = {
  tournament: ['tournament-leaders', 'tournament-opponents'],
  series: ['tournament-series-leaders', 'tournament-series-opponents'],
} as const

export type BoardKind = keyof typeof EVENTS

/** Least time between two changes of what is shown, ms: many events may come in a second. */
export const BOARD_THROTTLE_MS = 250

/** Tells the newest board of each tournament or series, by slug, with what came since the last time. */
export function followBoards(
  { live, timers }: { readonly live: Pick<Live, 'on'>; readonly timers: Timers },
  kind: BoardKind,
  tell: (slug: string, change: BoardChange) => void,
): () => void {
  const [leadersEvent, opponentsEvent] = EVENTS[kind]
  const waiting = new Map<string, { leaders?: readonly unknown[]; opponents?: readonly unknown[] }>()
  const telling = new Throttle(timers, BOARD_THROTTLE_MS, () => {
    const changes = [...waiting]
    waiting.clear()
    for (const [slug, { leaders, opponents }] of changes) {
      tell(slug, {
        ...(leaders && { leaders: readStandings(leaders) }),
        ...(opponents && { opponents: readStandings(opponents) }),
      })
    }
    return Promise.resolve()
  })
  const add = (slug: string, part: { leaders?: readonly unknown[]; opponents?: readonly unknown[] }): void => {
    waiting.set(slug, { ...waiting.get(slug), ...part })
    telling.ask()
  }
  const offs = [
    live.on(leadersEvent, ({ slug, leaders }: LeadersEvent) => add(slug, { leaders })),
    live.on(opponentsEvent, ({ slug, opponents }: OpponentsEvent) => add(slug, { opponents })),
  ]
  return () => {
    for (const off of offs) off()
    telling.stop()
  }
}

/** The room in which the platform tells the board of a tournament or a series. */
export const boardRoom = (kind: BoardKind, slug: string): string =>
  kind === 'series' ? `tournament-series-${slug}` : `tournament-${slug}`

interface Boarded {
  readonly leaders: readonly Standing[]
  readonly opponents: readonly Standing[]
  readonly ownPlace: { readonly position: number; readonly score: number | null } | null
}

/**
 * A tournament or series with what a live event says of its board. The player's place follows where the player is on
 * it.
 *
 * @param userId null: nobody is signed in, or the id is not known
 */
export function withBoard<B extends Boarded>(contest: B, change: BoardChange, userId: string | null): B {
  const own = [...(change.opponents ?? []), ...(change.leaders ?? [])].find(
    ({ id }) => userId !== null && id === userId,
  )
  return {
    ...contest,
    ...change,
    ownPlace: own ? { position: own.position, score: own.score } : contest.ownPlace,
  }
}
