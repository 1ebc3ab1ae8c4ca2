import { MoneyField } from '@croupier/design-system'
import type { AmountLimits } from '@croupier/domain/cashbox'
import { formatMoney, type FormMessage } from '@croupier/domain/core'
import { currencySign } from '../../../../shared/texts/currency-sign.ts'
import { useTexts } from '../../../../shared/site/tab.tsx'
import { formatRule } from '../cashbox-texts.ts'

export interface AmountFieldProps {
  readonly amount: number | null
  readonly onAmount: (amount: number | null) => void
  readonly onLeave: () => void
  readonly limits: AmountLimits
  readonly currency: string
  readonly presets: readonly number[]
  readonly presetText?: string
  readonly errors: readonly FormMessage[]
  readonly isTouched: boolean
}

/** Large amount field with presets. `amount`: minor units. Rule errors show while typing, a missing amount after blur. */
export function AmountField(props: AmountFieldProps) {
  const { amount, onAmount, onLeave, limits, currency, presets, presetText, errors, isTouched } = props
  const t = useTexts()
  const money = (minor: number) => formatMoney(minor, currency, t.locale, { cents: 'when-needed' })
  return (
    <MoneyField
      label={t('cashbox:amount')}
      name="amount"
      value={amount}
      onValueChange={onAmount}
      onBlur={onLeave}
      locale={t.languageTag}
      unit={currencySign(currency, t.languageTag)}
      presets={presets.map((minor) => ({ amount: minor, label: presetText ?? money(minor) }))}
      presetsLabel={t('cashbox:amountPresets')}
      hint={t('cashbox:amountHint', { min: money(limits.min), max: money(limits.max) })}
      errors={errors.map((message) => formatRule(t, message, currency))}
      touched={isTouched || amount !== null}
      className="[&_input]:font-display [&_input]:text-lg"
      required
    />
  )
}
