import { importedApi, type Means, type Pages, type Resource, Throttle, together } from '../../core/index.ts'
import type { Participant } from '../participation/participant.ts'
import { Participation } from '../participation/participation-store.ts'
import { HighFiveGiving, type Receiver } from './high-five-giving.ts'
import { HIGH_FIVES_PAGE, type HighFive, type HighFiveSide, type HighFiveStatistic, withOneMore } from './high-five.ts'

/** The high fives of promotions, by their ids: the player's own; for guests those of all players. */
export interface HighFives {
  statistic(promotionId: string): Resource<HighFiveStatistic>
  /** By pages of ten, the latest first. */
  list(promotionId: string, side: HighFiveSide): Pages<HighFive>
  /** Whether somebody who takes part is the signed-in player. */
  isSelf(receiver: Receiver): boolean
  /** Null for guests. */
  readonly giving: HighFiveGiving | null
}

interface GuestMeans extends Pick<Means, 'http' | 'timers' | 'timeoutMs' | 'reads'> {
  readonly player: null
}

interface PlayerMeans extends Pick<Means, 'http' | 'timers' | 'timeoutMs' | 'reads' | 'live' | 'onStart'> {
  readonly player: { readonly profile: { readonly value: { readonly userId: string } | undefined } }
  /** Gives the player's part in promotions, whose points change with high fives. */
  readonly part: (maker: typeof Participation) => Pick<Participation, 'reread' | 'isMember'> & {
    own(promotionId: string): { readonly value: Pick<Participant, 'id'> | null | undefined }
  }
}

/** Promotions whose high fives are kept. */
const MAX_PROMOTIONS = 10
/** Least time between reads caused by events, ms. */
const THROTTLE_MS = 1000

/** What is out of view is read again when it is shown. */
function rereadOrExpire(read: Pick<Resource<unknown>, 'reread' | 'expire'>, inView: ReadonlySet<object>): void {
  if (inView.has(read)) read.reread()
  else read.expire()
}

/** High fives as a visitor sees them: `site.visitorPart(createHighFives)`. */
export function createHighFives(means: GuestMeans | PlayerMeans): HighFives {
  const { http, reads } = means
  const api = importedApi(
    means,
    () => import('./high-fives-api.ts'),
    (calls) => calls.createHighFivesApi(http, means.player !== null),
  )
  const options = { isLive: true, max: MAX_PROMOTIONS }
  const statistics = reads.keyed('high-fives.statistic', (id, signal) => api.statistic(id, signal), options)
  const listOf = (side: HighFiveSide) =>
    reads.pages(`high-fives.${side}`, (id, page, signal) => api.list(id, { side, page }, signal), {
      ...options,
      pageSize: HIGH_FIVES_PAGE,
    })
  const lists = { sent: listOf('sent'), received: listOf('received') }
  const statistic = (id: string) => statistics.get(id)
  const list = (id: string, side: HighFiveSide) => lists[side].get(id)
  if (means.player === null) return { statistic, list, isSelf: () => false, giving: null }
  const { live, timers, onStart, part, player } = means
  const participation = part(Participation)
  onStart(() => {
    const rereading = new Throttle(timers, THROTTLE_MS, () => {
      const inView = new Set<object>([...statistics.shown(), ...lists.received.shown()])
      for (const [id, read] of statistics.all()) {
        if (inView.has(read)) participation.reread(id)
        rereadOrExpire(read, inView)
      }
      for (const [, read] of lists.received.all()) rereadOrExpire(read, inView)
    })
    return together(live.on('high-five-received', rereading.ask), rereading.stop)
  })
  const giving = new HighFiveGiving({
    give: (id, userId) => api.give(id, userId),
    latest: (id) => api.list(id, { side: 'sent', page: 1 }),
    onGiven: (id) => statistic(id).change(withOneMore),
    reread: (id) => {
      list(id, 'sent').reread()
      participation.reread(id)
      statistic(id)
        .reload()
        .catch(() => undefined)
    },
  })
  const isSelf = ({ promotionId, userId }: Receiver): boolean =>
    (participation.isMember(promotionId) && participation.own(promotionId).value?.id === userId) ||
    player.profile.value?.userId === userId
  return { statistic, list, isSelf, giving }
}
