import { TextField } from '@croupier/design-system'
import type { PayoutField, WithdrawValues } from '@croupier/domain/cashbox'
import type { Form } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import { useField } from '../../../../shared/forms/use-field.ts'
import { useTexts } from '../../../../shared/site/tab.tsx'
import { formatRule, payoutFieldTitle } from '../cashbox-texts.ts'

const INPUT_MODES = { card: 'numeric', phone: 'tel', email: 'email', text: 'text' } as const
const AUTO_COMPLETES = { card: 'cc-number', phone: 'tel', email: 'email', text: 'off' } as const

/** Allows for separators that people type. */
const SEPARATORS = 1.5

export interface PayoutFieldInputProps {
  readonly form: Form<WithdrawValues>
  readonly field: PayoutField
  readonly currency: string
}

export const PayoutFieldInput = observer(function PayoutFieldInput(props: PayoutFieldInputProps) {
  const { form, field, currency } = props
  const t = useTexts()
  const bind = useField(form, (message) =>
    message.name === 'required' ? t('forms:required') : formatRule(t, message, currency),
  )
  const { name, type, placeholder, maxLength } = field
  return (
    <TextField
      label={payoutFieldTitle(t, field)}
      {...bind(name)}
      type={type === 'phone' ? 'tel' : type === 'email' ? 'email' : 'text'}
      inputMode={INPUT_MODES[type]}
      autoComplete={AUTO_COMPLETES[type]}
      autoCapitalize="none"
      spellCheck={false}
      placeholder={placeholder}
      maxLength={Math.ceil(maxLength * SEPARATORS)}
      required
    />
  )
})
