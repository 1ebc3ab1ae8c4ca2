import { formatMoney } from '@croupier/domain/core'
import { useTexts } from './tab.tsx'

export interface MoneyTextProps {
  /** Minor units. */
  readonly amount: number
  readonly currency: string
  readonly className?: string
}

export function MoneyText({ amount, currency, className }: MoneyTextProps) {
  const { locale } = useTexts()
  return (
    <span translate="no" className={`tabular-nums whitespace-nowrap ${className ?? ''}`}>
      {formatMoney(amount, currency, locale)}
    </span>
  )
}
