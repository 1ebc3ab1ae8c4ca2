/** The numbering plan as the phone field needs it. Countries are ISO 3166 alpha-2 in lower case. */
export interface PhoneRules {
  readonly countries: readonly string[]
  dialCodeOf(country: string): string
  /** The main country of a dial code: `1` the United States, `7` Russia. */
  countryOf(dialCode: string): string | undefined
  /** Mask of the country's example number after the dial code: `### ### ## ##`. */
  maskOf(country: string): string
  /** Parses a complete valid number: with a plus, with `00`, with the country's code, or as dialled within `country`. Else null. */
  read(text: string, country: string): PhoneNumber | null
  /** Dial code and number (digits only) in groups, as its country writes it: `+7 900 123 45 67`. What is no number stays ungrouped. */
  format(digits: string): string
}

export interface PhoneNumber {
  country: string
  /** Digits after the dial code, without the national prefix. */
  national: string
}
