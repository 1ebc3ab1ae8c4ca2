import { formatMoney } from '@croupier/domain/core'
import { useTexts } from '#shared/site/tab.tsx'

export interface NetTextProps {
  /** Minor units: below zero for a loss. */
  readonly amount: number
  readonly currency: string
}

/** What came of play, with its sign: a loss is as plain as a win. */
export function NetText({ amount, currency }: NetTextProps) {
  const { locale } = useTexts()
  return (
    <span translate="no" className="font-semibold whitespace-nowrap text-strong tabular-nums">
      {formatMoney(amount, currency, locale, { sign: 'always' })}
    </span>
  )
}
