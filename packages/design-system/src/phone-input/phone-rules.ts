/** What a phone field has to know of the world's numbering. Countries are ISO 3166 alpha-2 codes in lower case. */
export interface PhoneRules {
  /** Every country that has numbers. */
  readonly countries: readonly string[]
  /** Digits, without the plus; empty for a country without numbers. */
  dialCodeOf(country: string): string
  /** The country that a dial code is mainly for: of `1` the United States, of `7` Russia. Undefined for no dial code. */
  countryOf(dialCode: string): string | undefined
  /** How the country's example number is written after its dial code, `#` for a digit: `### ### ## ##`. */
  maskOf(country: string): string
  /** A complete, valid number in any form: with a plus, with `00`, or the way it is dialled within `country`. Else null. */
  read(text: string, country: string): PhoneNumber | null
}

export interface PhoneNumber {
  country: string
  /** Digits after the dial code, without what is dialled only within the country. */
  national: string
}
