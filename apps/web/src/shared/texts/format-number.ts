/** `Intl` objects are slow to create, and hold no data. */
const formats = new Map<string, Intl.NumberFormat>()

/** Whole numbers below it are written alike in every language of the site. The first `Intl.NumberFormat` of a page is slow to create. */
const GROUPED_FROM = 1000

/**
 * A number as the language writes it: "1 200".
 *
 * @param decimals the least number of decimals, so that numbers in a column are aligned
 */
export function formatNumber(languageTag: string, value: number, decimals = 0): string {
  if (decimals === 0 && Number.isInteger(value) && value >= 0 && value < GROUPED_FROM) return String(value)
  const key = `${languageTag} ${decimals}`
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.NumberFormat(languageTag, { minimumFractionDigits: decimals })))
  return format.format(value)
}
