/** `Intl` objects are slow to create, and hold no data. */
const formats = new Map<string, Intl.NumberFormat>()

/**
 * A number as the language writes it: "1 200".
 *
 * @param decimals the least number of decimals, so that numbers in a column are aligned
 */
export function formatNumber(languageTag: string, value: number, decimals = 0): string {
  const key = `${languageTag} ${decimals}`
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.NumberFormat(languageTag, { minimumFractionDigits: decimals })))
  return format.format(value)
}
