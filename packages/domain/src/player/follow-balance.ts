import type { Live, Resource } from '../core/index.ts'
import { type Balance, withMoney } from './balance.ts'

/** Of money only type `real` counts. */
export function followBalance(balance: Resource<Balance>, live: Pick<Live, 'on'>): () => void {
  const stops = [
    live.on('balance-changed', ({ type, balance: real, bonus, wagering, updated_at: updatedAt = null }) => {
      if (type !== 'real') return
      const before = balance.value
      // Without a time it is older than the answer of a load under way, which arrives later.
      const isCurrent = (known: Balance) => updatedAt !== null || known === before
      balance.change((known) => (isCurrent(known) ? withMoney(known, { real, bonus, wagering, updatedAt }) : known))
    }),
    live.on('compoints-balance-changed', ({ compointBalance: compoints }) =>
      balance.change((known) => ({ ...known, compoints })),
    ),
    live.on('winback-changed', ({ winback }) => balance.change((known) => ({ ...known, winback }))),
  ]
  return () => stops.forEach((stop) => stop())
}
