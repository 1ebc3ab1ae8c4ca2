import { runInAction } from 'mobx'
import {
  type KeyValueStorage,
  importedApi,
  type Means,
  type MomentWatchMeans,
  type Resource,
  Throttle,
  watchMoments,
  together,
} from '../core/index.ts'
import { boardRoom, followBoards, withBoard, type BoardChange, type BoardKind } from './live-boards.ts'
import { watchMovedTimes, withTimesOf } from './moved-times.ts'
import type { Series, Tournament } from './tournament.ts'

/**
 * Tournaments and series: with the player's marks and places for a player, without them for guests. Boards are live. What a
 * press or an event changes is changed in all reads.
 */
export interface Tournaments {
  /** All, in the platform's order; `sortEvents` orders them. */
  readonly list: Resource<readonly Tournament[]>
  /** Those of a series, by its id. */
  ofSeries(seriesId: string): Resource<readonly Tournament[]>
  /** With the texts of its page and its whole board; one that does not exist fails as `not-found`. */
  tournament(slug: string): Resource<Tournament>
  readonly seriesList: Resource<readonly Series[]>
  /** With its whole board; one that does not exist fails as `not-found`. */
  series(slug: string): Resource<Series>
  /**
   * While its page is open: follows changes of its board, and reads it again after its start and end, and where these may
   * have been moved. Returns a function that ends it.
   */
  watch(kind: BoardKind, slug: string): () => void
  /**
   * While one of the lists is shown: reads it again after the start and end of each, and where these may have been
   * moved. Returns a function that ends it.
   */
  watchList<E extends Series>(kind: BoardKind, list: Resource<readonly E[]>): () => void
  /** Applies a change to every tournament that is known, now and to answers that are under way. */
  changeAll(change: (tournaments: readonly Tournament[]) => readonly Tournament[]): void
  /** Reads those in view again, and the rest when it is shown. */
  reread(): void
  /** Makes the player's other tabs read theirs again, after a change here. */
  tellTabs(): void
}

export interface TournamentsMeans
  extends MomentWatchMeans, Pick<Means, 'http' | 'timeoutMs' | 'live' | 'reads' | 'onStart' | 'createId'> {
  readonly storage: Pick<KeyValueStorage, 'set' | 'onChange'>
  /** Null: a guest. */
  readonly player: { readonly profile: { readonly value: { readonly userId: string } | undefined } } | null
}

/** Changes on the device with each finished action, which other tabs observe. */
const DONE_KEY = 'tournament-joined'

/** Least time between reads after what was changed elsewhere, ms. */
const REREAD_THROTTLE_MS = 1000

/** Tournaments that are kept. */
const MAX_KEPT = 30

function createReads({ http, live, timers, timeoutMs, reads, onStart, player }: TournamentsMeans) {
  const api = importedApi(
    { timers, timeoutMs },
    () => import('./tournaments-api.ts'),
    (calls) => calls.createTournamentsApi(http, player !== null),
  )
  const options = { isLive: true }
  const kept = { ...options, max: MAX_KEPT }
  const whole = { ...options, isFresh: true }
  const list = reads.one('tournaments.list', (signal) => api.list(null, signal), whole)
  const ofSeries = reads.keyed('tournaments.ofSeries', (id, signal) => api.list(id, signal), kept)
  const seriesList = reads.one('tournaments.seriesList', (signal) => api.seriesList(signal), whole)
  // The page stays as it was where a later read fails, and offers no retry.
  const page = { ...kept, retries: true }
  /** Every list of tournaments. */
  const every = () => [list, ...ofSeries.all().map(([, read]) => read)]
  // Hands times that the operator has moved to all other reads.
  const readTournament = async (slug: string, signal: AbortSignal) => {
    const told = await api.tournament(slug, signal)
    runInAction(() => {
      for (const read of every()) read.change((known) => withTimesOf(known, told))
    })
    return told
  }
  const readSeries = async (slug: string, signal: AbortSignal) => {
    const told = await api.series(slug, signal)
    seriesList.change((known) => withTimesOf(known, told))
    return told
  }
  const tournaments = reads.keyed('tournaments.tournament', readTournament, page)
  const series = reads.keyed('tournaments.series', readSeries, page)
  const changed = <B extends Tournament | Series>(known: B, slug: string, change: BoardChange): B =>
    known.slug === slug ? withBoard(known, change, player?.profile.value?.userId ?? null) : known
  // A board arrives some time after its event: a read that began meanwhile is newer.
  const loadsOf = (some: readonly Pick<Resource<unknown>, 'loads'>[]) =>
    new Map(some.map((read) => [read, read.loads] as const))
  const pagesOf = () => tournaments.all().map(([, one]) => one)
  const seriesPages = () => series.all().map(([, one]) => one)
  onStart(() => {
    return together(
      followBoards('tournament', {
        live,
        timers,
        timeoutMs,
        mark: () => loadsOf([...every(), ...pagesOf()]),
        onChange(slug, change, loads) {
          const since = (read: Resource<unknown>) => loads.get(read) ?? 0
          for (const read of every())
            read.change((known) => known.map((one) => changed(one, slug, change)), since(read))
          for (const one of pagesOf()) one.change((known) => changed(known, slug, change), since(one))
        },
      }),
      followBoards('series', {
        live,
        timers,
        timeoutMs,
        mark: () => loadsOf(seriesPages()),
        onChange(slug, change, loads) {
          for (const one of seriesPages()) one.change((known) => changed(known, slug, change), loads.get(one) ?? 0)
        },
      }),
    )
  })
  return { list, ofSeries, seriesList, tournaments, series, every }
}

const momentsOf = ({ startAt, endAt }: Series) => [startAt, endAt]

function watchEvents<T>(
  kind: BoardKind,
  read: Resource<T>,
  of: (value: T) => readonly Series[],
  means: TournamentsMeans,
): () => void {
  return together(
    watchMoments(read, { of: (value) => of(value).flatMap(momentsOf) }, means),
    watchMovedTimes({ kind, read, of }, means),
  )
}

/** Tournaments as a visitor sees them: `site.visitorPart(createTournaments)`. */
export function createTournaments(means: TournamentsMeans): Tournaments {
  const { live, timers, onStart, storage, createId, player } = means
  const { list, ofSeries, seriesList, tournaments, series, every } = createReads(means)
  const reread = (): void => {
    const inView = new Set<object>([...tournaments.shown(), ...series.shown()])
    for (const read of every()) read.reread()
    seriesList.reread()
    for (const [, one] of [...tournaments.all(), ...series.all()]) {
      if (inView.has(one)) one.reread()
      else one.expire()
    }
  }
  const followPresses = () => {
    // A seat and a choice have no event of their own: another tab reports them, those of another device show in the compoints.
    const rereading = new Throttle(timers, REREAD_THROTTLE_MS, reread)
    return together(
      live.on('compoints-balance-changed', rereading.ask),
      storage.onChange(DONE_KEY, rereading.ask),
      rereading.stop,
    )
  }
  if (player) onStart(followPresses)
  return {
    list,
    ofSeries: (id) => ofSeries.get(id),
    tournament: (slug) => tournaments.get(slug),
    seriesList,
    series: (slug) => series.get(slug),
    watch(kind, slug) {
      const end =
        kind === 'series'
          ? watchEvents(kind, series.get(slug), (one) => [one], means)
          : watchEvents(kind, tournaments.get(slug), (one) => [one], means)
      return together(live.join(boardRoom(kind, slug)), end)
    },
    watchList: (kind, shown) => watchEvents(kind, shown, (all) => all, means),
    changeAll(change) {
      for (const read of every()) read.change(change)
      for (const [, one] of tournaments.all()) one.change((tournament) => change([tournament])[0] ?? tournament)
    },
    reread,
    tellTabs: () => storage.set(DONE_KEY, createId()),
  }
}
