const FOLDER = '../../../../node_modules/country-flag-icons/3x2'
const FLAGS = import.meta.glob<string>('../../../../node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Address of a country's flag, 3 by 2. `country`: ISO 3166 alpha-2, lower case. */
export function flagAddress(country: string): string | undefined {
  return FLAGS[`${FOLDER}/${country.toUpperCase()}.svg`]
}
