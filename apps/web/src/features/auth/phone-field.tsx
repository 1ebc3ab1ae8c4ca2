import { SelectField, TextField } from '@croupier/design-system'
import type { Form } from '@croupier/domain/core'
import { phoneDigits, type RegistrationValues } from '@croupier/domain/session'
import { observer } from 'mobx-react-lite'
import { useSite } from '../../shared/site-context.tsx'
import { useTexts } from '../../shared/texts.ts'
import { countryNames } from './country-names.ts'
import { afterPress } from './after-press.ts'
import { fieldErrors } from './field-messages.ts'

export interface PhoneFieldProps {
  readonly form: Form<RegistrationValues>
}

/** Dial code and number. Digits are all that is kept of what is typed or pasted (core.md 5). */
export const PhoneField = observer(function PhoneField({ form }: PhoneFieldProps) {
  const t = useTexts()
  const { session } = useSite()
  const { values, set, touch } = form
  const nameOf = countryNames(t.languageTag)
  const chooseCountry = (country: string) => {
    const chosen = session.phoneCodes.value?.find((entry) => entry.country === country)
    set('country', country)
    if (chosen) set('dialCode', chosen.dialCode)
  }
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-3">
      <SelectField
        label={t('auth.dialCode')}
        autoComplete="tel-country-code"
        value={values.country}
        onValueChange={chooseCountry}
        options={(session.phoneCodes.value ?? []).map(({ country, dialCode }) => ({
          value: country,
          label: `+${dialCode} ${nameOf(country)}`,
        }))}
      />
      <TextField
        label={t('auth.phone')}
        name="phone"
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        value={values.phone}
        onValueChange={(text) => set('phone', phoneDigits(text, values.dialCode))}
        onBlur={() => afterPress(() => touch('phone'))}
        errors={fieldErrors(t, form, 'phone')}
        required
      />
    </div>
  )
})
