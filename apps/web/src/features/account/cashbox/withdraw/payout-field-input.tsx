import { TextField } from '@croupier/design-system'
import type { PayoutField, WithdrawValues } from '@croupier/domain/cashbox'
import type { Form, FormMessage } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { LatePhoneField } from '#shared/forms/phone/late-phone-field.tsx'
import { usePhoneCountries } from '#shared/forms/phone/phone-country.ts'
import { useField } from '#shared/forms/use-field.ts'
import { usePlayer, useTexts } from '#shared/site/tab.tsx'
import type { Translate } from '#shared/texts/translate.ts'
import { formatRule, payoutFieldTitle } from '../cashbox-texts.ts'

const INPUT_MODES = { card: 'numeric', email: 'email', text: 'text' } as const
const AUTO_COMPLETES = { card: 'cc-number', email: 'email', text: 'off' } as const

/** Allows for separators that people type. */
const SEPARATORS = 1.5

export interface PayoutFieldInputProps {
  readonly form: Form<WithdrawValues>
  readonly field: PayoutField
  readonly currency: string
}

export function PayoutFieldInput(props: PayoutFieldInputProps) {
  return props.field.type === 'phone' ? <PayoutPhone {...props} /> : <PayoutText {...props} type={props.field.type} />
}

/** The wallet's phone, which may be of another country than the player's. */
const PayoutPhone = observer(function PayoutPhone({ form, field, currency }: PayoutFieldInputProps) {
  const t = useTexts()
  const player = usePlayer()
  const { known } = usePhoneCountries()
  const [country, setCountry] = useState(() => player?.profile.value?.country ?? known()[0] ?? '')
  const bind = useField(form, (message) => formatPayoutRule(t, message, currency))
  const { onBlur, ...bound } = bind(field.name)
  return (
    <LatePhoneField
      {...bound}
      label={payoutFieldTitle(t, field)}
      country={country}
      onValueChange={(value, next) => {
        setCountry(next)
        bound.onValueChange(value)
      }}
      onTouch={onBlur}
    />
  )
})

interface PayoutTextProps extends PayoutFieldInputProps {
  readonly type: Exclude<PayoutField['type'], 'phone'>
}

const PayoutText = observer(function PayoutText({ form, field, currency, type }: PayoutTextProps) {
  const t = useTexts()
  const bind = useField(form, (message) => formatPayoutRule(t, message, currency))
  const { name, placeholder, maxLength } = field
  return (
    <TextField
      label={payoutFieldTitle(t, field)}
      {...bind(name)}
      type={type === 'email' ? 'email' : 'text'}
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

const formatPayoutRule = (t: Translate, message: FormMessage, currency: string): string =>
  message.name === 'required' ? t('forms:required') : formatRule(t, message, currency)
