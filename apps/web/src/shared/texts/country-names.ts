/** Names countries in one language. Returns an invalid code, for which `Intl` throws, unchanged. */
export function countryNames(languageTag: string): (code: string) => string {
  const regions = new Intl.DisplayNames(languageTag, { type: 'region' })
  return (code) => (/^[a-z]{2}$/i.test(code) ? regions.of(code.toUpperCase()) : undefined) ?? code
}

interface CountryOption {
  readonly value: string
  readonly label: string
}

/** Countries to choose from, in the order of their names in the language. */
export function countryOptions(countries: readonly string[], languageTag: string): CountryOption[] {
  const nameOf = countryNames(languageTag)
  const { compare } = new Intl.Collator(languageTag)
  return countries
    .map((country) => ({ value: country, label: nameOf(country) }))
    .toSorted((one, other) => compare(one.label, other.label))
}
