import { registrationPlace } from '@croupier/domain/session'
import { useBrand, useSite, useTexts } from '../../site/tab.tsx'

/** Country of the phone that was last registered or logged in with on this device. */
const KEY = 'phone-country'

interface PhoneCountries {
  /** Countries whose numbers the visitor may write without their code, the likeliest first. */
  readonly known: () => readonly string[]
  /** Keeps the country that was chosen for a phone, so that the login understands what the registration did. */
  readonly keep: (country: string) => void
}

/** The visitor's countries: the one chosen before, that of the language, the brand's, those of the browser. */
export function usePhoneCountries(): PhoneCountries {
  const { storage } = useSite()
  const brand = useBrand()
  const { locale } = useTexts()
  return {
    known: () => {
      const kept = storage.get(KEY)
      const ofBrowser = navigator.languages.map((tag) => /-([a-z]{2})$/i.exec(tag)?.[1]?.toLowerCase())
      const all = [kept, registrationPlace(locale, brand).country, brand.phone.country, ...ofBrowser]
      return [...new Set(all.filter((country) => country !== null && country !== undefined))]
    },
    keep: (country) => storage.set(KEY, country),
  }
}
