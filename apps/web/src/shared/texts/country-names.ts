/** Names countries in one language. Returns an invalid code, for which `Intl` throws, unchanged. */
export function countryNames(languageTag: string): (code: string) => string {
  const regions = new Intl.DisplayNames(languageTag, { type: 'region' })
  return (code) => (/^[a-z]{2}$/i.test(code) ? regions.of(code.toUpperCase()) : undefined) ?? code
}
