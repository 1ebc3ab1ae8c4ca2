import { useState } from 'react'
import { MoneyText, type MoneyTextProps } from './money-text.tsx'

/** Replaces an unknown amount. */
export const UNKNOWN_AMOUNT = '—'

export interface MovingAmountProps extends Omit<MoneyTextProps, 'amount'> {
  /** Minor units; null: unknown. */
  readonly amount: number | null
}

/** An amount that is highlighted for a moment when it rises or falls. */
export function MovingAmount({ amount, ...rest }: MovingAmountProps) {
  return amount === null ? UNKNOWN_AMOUNT : <KnownAmount amount={amount} {...rest} />
}

function KnownAmount({ amount, currency, className }: MoneyTextProps) {
  const [seen, setSeen] = useState({ amount, currency, moves: 0, moved: undefined as 'up' | 'down' | undefined })
  if (seen.currency !== currency) setSeen({ amount, currency, moves: 0, moved: undefined })
  else if (seen.amount !== amount)
    setSeen({ amount, currency, moves: seen.moves + 1, moved: amount > seen.amount ? 'up' : 'down' })
  return (
    // A new key restarts the animation on each change.
    <span key={seen.moves} data-moved={seen.moved} className={`moving-amount ${className ?? ''}`}>
      <MoneyText amount={amount} currency={currency} />
    </span>
  )
}
