import {
  Press,
  type KeyedReads,
  importedApi,
  type Live,
  type Means,
  type Resource,
  Throttle,
  type Timers,
  together,
} from '../../core/index.ts'
import type { DepositDay } from './deposit-day.ts'
import type { Participant } from './participant.ts'
import type { ParticipationApi } from './participation-api.ts'
import type { PointsEntry } from './points-entry.ts'
import { asMember, isMemberOf, noUserData, type UserData } from './user-data.ts'

export type ParticipationMeans = Pick<Means, 'http' | 'live' | 'timers' | 'timeoutMs' | 'reads' | 'onStart'>

/** Minimum time between reads of points after bets, which have no event of their own, ms (docs/product-rules.md, Participation). */
const POINTS_THROTTLE_MS = 5000
/** The own place is read again this long after the last answer, while it is shown, ms: others play as well. */
export const RANK_REFRESH_MS = 30_000

const MAX_PROMOTIONS = 20

interface Rereads {
  get(promotionId: string): Pick<Resource<unknown>, 'reread'>
  shown(): readonly Pick<Resource<unknown>, 'reread'>[]
}

/** The part of one player in promotions (docs/product-rules.md, Participation). */
export class Participation {
  readonly #api: ParticipationApi
  readonly #userData: KeyedReads<Resource<UserData>>
  readonly #own: KeyedReads<Resource<Participant | null>>
  readonly #depositDays: KeyedReads<Resource<readonly DepositDay[]>>
  readonly #pointsLog: KeyedReads<Resource<readonly PointsEntry[]>>
  readonly #joining = new Map<string, Press<void, void>>()

  constructor({ http, live, reads, timers, timeoutMs, onStart }: ParticipationMeans) {
    const api = importedApi(
      { timers, timeoutMs },
      () => import('./participation-api.ts'),
      (calls) => calls.createParticipationApi(http),
    )
    this.#api = api
    const options = { isLive: true, isFresh: true, max: MAX_PROMOTIONS }
    this.#userData = reads.keyed('promotions.userData', (id, signal) => api.userData(id, signal), options)
    this.#own = reads.keyed('promotions.participant', (id, signal) => api.participant(id, signal), {
      ...options,
      refreshMs: RANK_REFRESH_MS,
    })
    this.#depositDays = reads.keyed('promotions.depositDays', (id, signal) => api.depositDays(id, signal), options)
    this.#pointsLog = reads.keyed('promotions.pointsLog', (id, signal) => api.pointsLog(id, signal), options)
    onStart(() => this.#follow(live, timers))
  }

  /** The player's points and membership. Without data of the player, only that there is no membership. */
  userData(promotionId: string): Resource<UserData> {
    return this.#userData.get(promotionId)
  }

  /** The player's place in the ranking; null: takes no part. */
  own(promotionId: string): Resource<Participant | null> {
    return this.#own.get(promotionId)
  }

  /** Days on which deposits bring points, in the order of time. */
  depositDays(promotionId: string): Resource<readonly DepositDay[]> {
    return this.#depositDays.get(promotionId)
  }

  /** Where the player's points came from, the latest first. */
  pointsLog(promotionId: string): Resource<readonly PointsEntry[]> {
    return this.#pointsLog.get(promotionId)
  }

  /** False also while nothing is known. */
  isMember(promotionId: string): boolean {
    const { value } = this.userData(promotionId)
    return value !== undefined && isMemberOf(value, promotionId)
  }

  /** The press of the button that takes part. A press while one is under way is not sent. */
  joining(promotionId: string): Press<void, void> {
    const known = this.#joining.get(promotionId)
    if (known) return known
    const joining = new Press<void, void>({
      send: () => this.#join(promotionId),
      find: async () => {
        await this.userData(promotionId).reload()
        return this.isMember(promotionId) ? { status: 'done', value: undefined } : { status: 'unclear' }
      },
    })
    this.#joining.set(promotionId, joining)
    return joining
  }

  /** Reads again what may have changed with the player's points: after own actions such as an exchange. */
  reread(promotionId: string): void {
    for (const reads of this.#reads) reads.get(promotionId).reread()
  }

  get #reads(): readonly Rereads[] {
    return [this.#userData, this.#own, this.#depositDays, this.#pointsLog]
  }

  async #join(promotionId: string): Promise<void> {
    await this.#api.join(promotionId)
    const userData = this.userData(promotionId)
    userData.set(asMember(userData.value ?? noUserData(promotionId), promotionId))
    this.reread(promotionId)
  }

  #follow(live: Pick<Live, 'on'>, timers: Timers): () => void {
    const rereading = new Throttle(timers, POINTS_THROTTLE_MS, () => {
      for (const reads of this.#reads) for (const entry of reads.shown()) entry.reread()
    })
    return together(live.on('balance-changed', rereading.ask), rereading.stop)
  }
}
