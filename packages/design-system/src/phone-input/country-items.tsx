import type { SelectItem } from '../select/select-item.ts'
import { Flag } from './flag.tsx'
import type { PhoneRules } from './phone-rules.ts'

export interface CountryItemsOptions {
  rules: PhoneRules
  primaryCountries: readonly string[]
  countryName: (country: string) => string
  /** BCP 47 tag of the names' language, which has an order of its own. Default: the browser's. */
  locale?: string | undefined
  flagAddress?: ((country: string) => string | undefined) | undefined
}

/** Country list: primary countries first, then by name. Found by name, code and dial code. */
export function countryItems(countries: readonly string[], options: CountryItemsOptions): SelectItem[] {
  const { rules, primaryCountries, countryName, locale, flagAddress } = options
  const known = countries.filter((country) => rules.dialCodeOf(country) !== '')
  const primary = primaryCountries.filter((country) => known.includes(country))
  const others = known
    .filter((country) => !primary.includes(country))
    .map((country) => ({ country, name: countryName(country) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
    .map(({ country }) => country)
  return [...primary, ...others].map((country, index) => {
    const dialCode = rules.dialCodeOf(country)
    const flag = flagAddress?.(country)
    return {
      value: country,
      title: countryName(country),
      media: flag ? <Flag address={flag} /> : undefined,
      aside: `+${dialCode}`,
      keywords: `${country} +${dialCode} 00${dialCode}`,
      divided: primary.length > 0 && index === primary.length,
    }
  })
}
