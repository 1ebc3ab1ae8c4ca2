import { type Clock, likelyTime, type Live, type Resource, Throttle, type Timers, together } from '../core/index.ts'
import { type Balance, withMoney } from './balance.ts'

/** Minimum time between reads caused by events without a time, ms. */
const REREAD_THROTTLE_MS = 500

/** Of money only type `real` counts. */
export function followBalance(
  balance: Resource<Balance>,
  live: Pick<Live, 'on'>,
  { clock, timers }: { readonly clock: Pick<Clock, 'now'>; readonly timers: Timers },
): () => void {
  const rereading = new Throttle(timers, REREAD_THROTTLE_MS, () => balance.reload())
  return together(
    live.on('balance-changed', ({ type, balance: real, bonus, wagering, currency = null, updated_at: at = null }) => {
      if (type !== 'real') return
      const updatedAt = likelyTime(at, clock.now())
      balance.change((known) => withMoney(known, { real, bonus, wagering, currency, updatedAt }))
      // Without a time it is unknown whether the answer under way is older than this event.
      if (updatedAt === null && balance.isLoading) rereading.ask()
    }),
    live.on('compoints-balance-changed', ({ compointBalance: compoints }) =>
      balance.change((known) => ({ ...known, compoints })),
    ),
    live.on('winback-changed', ({ winback }) => balance.change((known) => ({ ...known, winback }))),
    rereading.stop,
  )
}
