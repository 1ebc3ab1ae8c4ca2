/** Names of countries in one language. A code that is none, at which `Intl` throws, stands for itself. */
export function countryNames(languageTag: string): (code: string) => string {
  const regions = new Intl.DisplayNames(languageTag, { type: 'region' })
  return (code) => (/^[a-z]{2}$/i.test(code) ? regions.of(code.toUpperCase()) : undefined) ?? code
}
