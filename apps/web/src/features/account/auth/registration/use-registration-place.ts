import type { Form } from '@croupier/domain/core'
import { registrationPlace, type RegistrationPlace, type RegistrationValues } from '@croupier/domain/session'
import { useEffect, useRef } from 'react'
import { useBrand, useTab, useTexts } from '#shared/site/tab.tsx'

/** Default country and currency by market, brand and language. `currencies`: those on offer. */
export function useRegistrationPlace(currencies: readonly string[]): RegistrationPlace {
  const brand = useBrand()
  const { locale } = useTexts()
  const { market } = useTab()
  return registrationPlace(locale, { ...brand, currencies }, market?.country)
}

/** Updates defaults that the visitor did not change when the language changes, and a currency that is no longer on offer. */
export function useUpdateDefaults(
  form: Form<RegistrationValues>,
  place: RegistrationPlace,
  currencies: readonly string[],
): void {
  const { country, currency } = place
  const offered = useRef(place)
  useEffect(() => {
    const before = offered.current
    offered.current = { country, currency }
    const { values, set } = form
    if (values.country === before.country && values.phone === '') {
      set('country', country)
      set('phoneCountry', country)
    }
    if (values.currency === before.currency) set('currency', currency)
  }, [form, country, currency])
  const isOffered = currencies.includes(form.values.currency)
  useEffect(() => {
    if (!isOffered) form.set('currency', currency)
  }, [form, isOffered, currency])
}
