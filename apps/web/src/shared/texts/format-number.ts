/** `Intl` objects are slow to create, and hold no data. */
const formats = new Map<string, Intl.NumberFormat>()

/** A number as the language writes it: "1 200". */
export function formatNumber(languageTag: string, value: number): string {
  let format = formats.get(languageTag)
  if (!format) formats.set(languageTag, (format = new Intl.NumberFormat(languageTag)))
  return format.format(value)
}
