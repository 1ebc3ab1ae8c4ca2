import type { Form } from '@croupier/domain/core'
import { registrationPlace, type RegistrationPlace, type RegistrationValues } from '@croupier/domain/session'
import { useEffect, useRef } from 'react'
import { useBrand, useTexts } from '../../../../shared/site/tab.tsx'

/** Country and currency to begin with, by brand and language. `currencies`: those on offer. */
export function useRegistrationPlace(currencies: readonly string[]): RegistrationPlace {
  const brand = useBrand()
  const { locale } = useTexts()
  return registrationPlace(locale, { ...brand, currencies })
}

/** What the visitor has left as it was offered changes with the language; what was chosen stays. */
export function useFollowPlace(form: Form<RegistrationValues>, place: RegistrationPlace): void {
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
}
