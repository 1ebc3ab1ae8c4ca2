import { PhoneInput, type PhoneRules } from '@croupier/design-system'
import type { Form } from '@croupier/domain/core'
import type { RegistrationValues } from '@croupier/domain/session'
import { observer } from 'mobx-react-lite'
import { afterPointerUp } from '../../../../shared/forms/after-pointer-up.ts'
import { useBrand, useSite, useTexts } from '../../../../shared/site/tab.tsx'
import { fieldErrors } from '../../../../shared/forms/form-messages.ts'
import { countryNames } from '../../../../shared/texts/country-names.ts'
import { flagAddress } from './flag-address.ts'

export interface PhoneFieldProps {
  readonly form: Form<RegistrationValues>
  readonly rules: PhoneRules
}

/** Phone number with a choice of the countries that the platform sends codes to. */
export const PhoneField = observer(function PhoneField({ form, rules }: PhoneFieldProps) {
  const t = useTexts()
  const brand = useBrand()
  const { session } = useSite()
  const { values, set, touch } = form
  const codes = session.phoneCodes.value ?? []
  const countries = codes.length > 0 ? codes.map(({ country }) => country) : undefined
  const enter = (phone: string, phoneCountry: string) => {
    // The phone's country sets the country of residence until that is changed by hand.
    if (values.country === values.phoneCountry && countries?.includes(phoneCountry)) set('country', phoneCountry)
    set('phoneCountry', phoneCountry)
    set('phone', phone)
  }
  return (
    <PhoneInput
      label={t('auth:phone')}
      name="phone"
      rules={rules}
      value={values.phone}
      country={values.phoneCountry}
      onValueChange={enter}
      countries={countries}
      primaryCountries={[brand.phone.country]}
      countryName={countryNames(t.languageTag)}
      flagAddress={flagAddress}
      texts={{
        title: t('auth:dialCode'),
        close: t('auth:close'),
        search: t('auth:findCountry'),
        empty: t('auth:noCountry'),
      }}
      onBlur={() => afterPointerUp(() => touch('phone'))}
      errors={fieldErrors(t, form, 'phone')}
      required
    />
  )
})
