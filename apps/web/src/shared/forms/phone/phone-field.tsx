import { PhoneInput, type PhoneRules } from '@croupier/design-system'
import { observer } from 'mobx-react-lite'
import type { Ref } from 'react'
import { useBrand, useSite, useTexts } from '../../site/tab.tsx'
import { countryNames } from '../../texts/country-names.ts'
import { afterPointerUp } from '../after-pointer-up.ts'
import { flagAddress } from './flag-address.ts'

export interface PhoneFieldProps {
  readonly name: string
  /** Default: "Phone number". */
  readonly label?: string | undefined
  readonly rules: PhoneRules
  /** Dial code and number, digits only; empty while there is no number. */
  readonly value: string
  /** ISO 3166 alpha-2, lower case. */
  readonly country: string
  readonly onValueChange: (value: string, country: string) => void
  readonly onTouch: () => void
  readonly errors: readonly string[]
  /** The dialog that holds it gives it the first focus. */
  readonly 'data-autofocus'?: ''
  readonly ref?: Ref<HTMLInputElement>
}

/** Phone number with a choice of the countries that the platform sends codes to. */
export const PhoneField = observer(function PhoneField({ onTouch, label, ...input }: PhoneFieldProps) {
  const t = useTexts()
  const brand = useBrand()
  const codes = useSite().session.phoneCodes.value ?? []
  return (
    <PhoneInput
      {...input}
      label={label ?? t('forms:phoneNumber')}
      countries={codes.length > 0 ? codes.map(({ country }) => country) : undefined}
      primaryCountries={[brand.phone.country]}
      countryName={countryNames(t.languageTag)}
      locale={t.languageTag}
      flagAddress={flagAddress}
      texts={{
        title: t('forms:dialCode'),
        close: t('dialogs:close'),
        search: t('forms:findCountry'),
        empty: t('forms:noCountry'),
      }}
      onBlur={() => afterPointerUp(onTouch)}
      required
    />
  )
})
