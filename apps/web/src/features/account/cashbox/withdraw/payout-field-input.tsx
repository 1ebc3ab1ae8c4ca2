import { TextField } from '@croupier/design-system'
import type { PayoutField, WithdrawStore } from '@croupier/domain/cashbox'
import { observer } from 'mobx-react-lite'
import { useTexts } from '../../../../shared/site/tab.tsx'
import { formatRule } from '../cashbox-texts.ts'

const INPUT_MODES = { card: 'numeric', phone: 'tel', email: 'email', text: 'text' } as const
const AUTO_COMPLETES = { card: 'cc-number', phone: 'tel', email: 'email', text: 'off' } as const

/** Allows for separators that people type. */
const SEPARATORS = 1.5

export interface PayoutFieldInputProps {
  readonly withdraw: WithdrawStore
  readonly field: PayoutField
  readonly currency: string
}

/** One field of a payout system, as the platform describes it. */
export const PayoutFieldInput = observer(function PayoutFieldInput(props: PayoutFieldInputProps) {
  const { withdraw, field, currency } = props
  const t = useTexts()
  const { name, title, type, placeholder, maxLength } = field
  return (
    <TextField
      label={title}
      name={name}
      type={type === 'phone' ? 'tel' : type === 'email' ? 'email' : 'text'}
      inputMode={INPUT_MODES[type]}
      autoComplete={AUTO_COMPLETES[type]}
      autoCapitalize="none"
      spellCheck={false}
      placeholder={placeholder}
      maxLength={Math.ceil(maxLength * SEPARATORS)}
      value={withdraw.typed.valueOf(name)}
      onValueChange={(value) => withdraw.setField(name, value)}
      onBlur={() => withdraw.typed.touch(name)}
      errors={withdraw
        .errorsOf(field)
        .map((message) => (message.name === 'required' ? t('forms:required') : formatRule(t, message, currency)))}
      required
    />
  )
})
