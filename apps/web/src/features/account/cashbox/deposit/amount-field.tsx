import { MoneyField } from '@croupier/design-system'
import type { AmountLimits } from '@croupier/domain/cashbox'
import { formatMoney, type Form } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import { afterPointerUp } from '#shared/forms/after-pointer-up.ts'
import { currencySign } from '#shared/texts/currency-sign.ts'
import { useTexts } from '#shared/site/tab.tsx'
import { formatLimits, formatRule } from '../cashbox-texts.ts'

interface AmountValues {
  readonly amount: number | null | undefined
}

export interface AmountFieldProps {
  readonly form: Pick<Form<AmountValues>, 'set' | 'touch' | 'errorsOf'>
  /** The typed amount or a suggestion, minor units. */
  readonly amount: number | null
  readonly limits: AmountLimits
  readonly currency: string
  readonly presets: readonly number[]
  readonly presetText?: string
}

/**
 * Large amount field with presets. Rule errors show while typing, a missing amount after blur. A suggestion counts as
 * typed once the player enters the field, so one that arrives later does not mix with the typed digits.
 */
export const AmountField = observer(function AmountField(props: AmountFieldProps) {
  const { form, amount, limits, currency, presets, presetText } = props
  const t = useTexts()
  const money = (minor: number) => formatMoney(minor, currency, t.locale, { cents: 'when-needed' })
  return (
    <MoneyField
      label={t('cashbox:amount')}
      name="amount"
      value={amount}
      onValueChange={(minor) => form.set('amount', minor)}
      onFocus={() => form.set('amount', amount)}
      onBlur={() => afterPointerUp(() => form.touch('amount'))}
      locale={t.languageTag}
      unit={currencySign(currency, t.languageTag)}
      presets={presets.map((minor) => ({ amount: minor, label: presetText ?? money(minor) }))}
      presetsLabel={t('cashbox:amountPresets')}
      hint={formatLimits(t, 'cashbox:amountHint', limits, currency)}
      errors={form.errorsOf('amount', amount !== null).map((message) => formatRule(t, message, currency))}
      className="[&_input]:font-display [&_input]:text-lg"
      required
    />
  )
})
