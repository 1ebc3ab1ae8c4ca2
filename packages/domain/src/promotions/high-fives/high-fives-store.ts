import { type KeyedReads, type Means, type Pages, type Reads, type Resource, Throttle } from '../../core/index.ts'
import { createParticipation, type Participation } from '../participation/participation-store.ts'
import { HighFiveGiving } from './high-five-giving.ts'
import { createHighFivesApi, HIGH_FIVES_PAGE, type HighFivesApi } from './high-fives-api.ts'
import { type HighFive, type HighFiveSide, type HighFiveStatistic, withOneMore } from './high-five.ts'

/** What is known of the high fives of a promotion, by its id: the player's own; for guests those of all players. */
export interface HighFiveReads {
  statistic(promotionId: string): Resource<HighFiveStatistic>
  /** By pages of ten, the latest first. */
  list(promotionId: string, side: HighFiveSide): Pages<HighFive>
}

export interface HighFives extends HighFiveReads {
  readonly giving: HighFiveGiving
}

export type PublicHighFivesMeans = Pick<Means, 'http' | 'reads'>

export interface HighFivesMeans extends PublicHighFivesMeans, Pick<Means, 'live' | 'timers' | 'onStart'> {
  /** Gives the player's part in promotions, whose points change with high fives. */
  readonly part: (make: typeof createParticipation) => Pick<Participation, 'reread'>
}

/** Promotions whose high fives are kept. */
const MAX_PROMOTIONS = 10
/** Least time between reads caused by events, ms. */
const THROTTLE_MS = 1000

interface KnownReads extends HighFiveReads {
  readonly statistics: KeyedReads<Resource<HighFiveStatistic>>
  readonly lists: Readonly<Record<HighFiveSide, KeyedReads<Pages<HighFive>>>>
}

function readHighFives(reads: Reads, api: HighFivesApi): KnownReads {
  const options = { isLive: true, max: MAX_PROMOTIONS }
  const statistics = reads.keyed('high-fives.statistic', (id, signal) => api.statistic(id, signal), options)
  const listOf = (side: HighFiveSide) =>
    reads.pages(`high-fives.${side}`, (id, page, signal) => api.list(id, { side, page }, signal), {
      ...options,
      pageSize: HIGH_FIVES_PAGE,
    })
  const lists = { sent: listOf('sent'), received: listOf('received') }
  return {
    statistics,
    lists,
    statistic: (id) => statistics.get(id),
    list: (id, side) => lists[side].get(id),
  }
}

/** What is out of view is read again when it is shown. */
function rereadOrExpire(read: Pick<Resource<unknown>, 'reread' | 'expire'>, inView: ReadonlySet<object>): void {
  if (inView.has(read)) read.reread()
  else read.expire()
}

/** What guests see: the high fives of all players. A part of the site: `site.part(createPublicHighFives)`. */
export const createPublicHighFives = ({ http, reads }: PublicHighFivesMeans): HighFiveReads =>
  readHighFives(reads, createHighFivesApi(http, false))

/** The player's high fives. A part of the player: `site.playerPart(createHighFives)`. */
export function createHighFives({ http, reads, live, timers, onStart, part }: HighFivesMeans): HighFives {
  const api = createHighFivesApi(http, true)
  const known = readHighFives(reads, api)
  const participation = part(createParticipation)
  onStart(() => {
    const rereading = new Throttle(timers, THROTTLE_MS, () => {
      const inView = new Set<object>([...known.statistics.shown(), ...known.lists.received.shown()])
      for (const [id, statistic] of known.statistics.all()) {
        if (inView.has(statistic)) participation.reread(id)
        rereadOrExpire(statistic, inView)
      }
      for (const [, list] of known.lists.received.all()) rereadOrExpire(list, inView)
      return Promise.resolve()
    })
    const off = live.on('high-five-received', () => rereading.ask())
    return () => {
      off()
      rereading.stop()
    }
  })
  const giving = new HighFiveGiving({
    give: (id, userId) => api.give(id, userId),
    sent: (id) => known.statistic(id).value?.sent ?? null,
    onGiven: (id) => known.statistic(id).change(withOneMore),
    reread: async (id) => {
      known.list(id, 'sent').reread()
      participation.reread(id)
      try {
        return (await known.statistic(id).reload()).sent
      } catch {
        return null
      }
    },
  })
  return { statistic: known.statistic, list: known.list, giving }
}
