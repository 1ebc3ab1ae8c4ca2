import { importedApi, type Means, type MomentWatchMeans, type Resource } from '../core/index.ts'
import { watchPhases } from './phase-watch.ts'
import { withPrizePool } from './prize-pool.ts'
import { createCurrencyCheck } from './prizes/currency-check.ts'
import type { Promotion } from './promotion.ts'

export interface Promotions {
  /** All promotions, in the platform's order; `sortEvents` orders them. Their prize pools are live. */
  readonly list: Resource<readonly Promotion[]>
  readonly active: Resource<Promotion | null>
  /** A promotion with the texts of its page; one that does not exist fails as `not-found`. Its prize pool is live. */
  promotion(slug: string): Resource<Promotion>
  /** While its page is open: reads it again after its start, end and draw. Returns a function that ends it. */
  watch(slug: string): () => void
}

/** Pause between two reads of the list while it is shown. Milliseconds. */
export const LIST_REFRESH_MS = 120_000

export type PromotionsMeans = MomentWatchMeans &
  Pick<Means, 'http' | 'timeoutMs' | 'live' | 'log' | 'reads' | 'onStart'>

/** The promotions that everybody sees. A part of the site: `site.part(createPromotions)`. */
export function createPromotions({ http, timeoutMs, reads, live, onStart, log, ...time }: PromotionsMeans): Promotions {
  const api = importedApi(
    { timers: time.timers, timeoutMs },
    () => import('./promotions-api.ts'),
    (calls) => calls.createPromotionsApi(http),
  )
  const checked = createCurrencyCheck(log)
  const read = async (slug: string, signal: AbortSignal) => checked(await api.promotion(slug, signal))
  const promotions = reads.keyed('promotions.promotion', read, {
    isLive: true,
    max: 20,
    // The page stays as it was where a later read fails, and offers no retry.
    retries: true,
  })
  // No live event tells of a new one.
  const list = reads.one('promotions.list', (signal) => api.list(signal), {
    isLive: true,
    isFresh: true,
    refreshMs: LIST_REFRESH_MS,
  })
  const active = reads.one('promotions.active', (signal) => api.active(signal), { isLive: true })
  onStart(() =>
    live.on('prize-pool-counter-update', ({ id, prizePool }) => {
      for (const [, promotion] of promotions.all()) promotion.change((known) => withPrizePool(known, id, prizePool))
      list.change((known) => known.map((promotion) => withPrizePool(promotion, id, prizePool)))
      active.change((known) => known && withPrizePool(known, id, prizePool))
    }),
  )
  return {
    list,
    active,
    promotion: (slug) => promotions.get(slug),
    watch: (slug) => watchPhases(promotions.get(slug), time),
  }
}
