import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber as ParsedNumber,
} from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/min/metadata'
import examples from 'libphonenumber-js/mobile/examples'
import { asciiDigits, digitsOf } from '../field/ascii-digits.ts'
import type { PhoneNumber, PhoneRules } from './phone-rules.ts'

const CODES = new Map<string, CountryCode>(getCountries(metadata).map((code) => [code.toLowerCase(), code]))
const known = (country: string): CountryCode | undefined => CODES.get(country)

function maskOf(country: string): string {
  const code = known(country)
  const example = code && getExampleNumber(code, examples, metadata)
  if (!example) return ''
  return example.formatInternational().slice(`+${example.countryCallingCode} `.length).replace(/\d/g, '#')
}

/** Brazil's place for a carrier's code, as `0xx11 9…` or `(0**11) 9…` on paper. */
const CARRIER_PLACE = /0[\s-]*(?:xx|\*\*)/i

function read(typed: string, country: string): PhoneNumber | null {
  const text = asciiDigits(typed).replace(CARRIER_PLACE, '0')
  return withOwnCode(text, country) ?? readAsDialled(text, country)
}

/** Reads `7912…` in Russia: longer than a number of the country, and one after its code. */
function withOwnCode(text: string, country: string): PhoneNumber | null {
  const code = known(country)
  const dialCode = code && getCountryCallingCode(code, metadata)
  const digits = digitsOf(text)
  if (dialCode === undefined || /^[^\d+]*\+/.test(text) || !digits.startsWith(dialCode)) return null
  if (digits.length <= digitsOf(maskOf(country).replaceAll('#', '0')).length) return null
  const national = digits.slice(dialCode.length)
  const number = readAsDialled(national, country)
  return number?.country === country && number.national === national ? number : null
}

function readAsDialled(text: string, country: string): PhoneNumber | null {
  const parsed = parsed00(text) ?? parse(text, country)
  if (!parsed?.isValid()) return null
  const code = known(country)
  const isOwn = code !== undefined && getCountryCallingCode(code, metadata) === parsed.countryCallingCode
  const owner = parsed.country?.toLowerCase() ?? (isOwn ? country : countryOf(parsed.countryCallingCode))
  return owner === undefined ? null : { country: owner, national: parsed.nationalNumber }
}

function format(digits: string): string {
  const grouped = parse(`+${digits}`, '')?.formatInternational() ?? ''
  return digitsOf(grouped) === digits ? grouped : `+${digits}`
}

function parse(text: string, country: string): ParsedNumber | undefined {
  const defaultCountry = known(country)
  return parsePhoneNumberFromString(text, { ...(defaultCountry ? { defaultCountry } : {}), extract: false }, metadata)
}

/** Reads `00` as the international prefix; no national number begins with it. */
function parsed00(text: string): ParsedNumber | undefined {
  const digits = text.replace(/\D/g, '')
  return digits.startsWith('00')
    ? parsePhoneNumberFromString(`+${digits.slice(2)}`, { extract: false }, metadata)
    : undefined
}

function countryOf(dialCode: string): string | undefined {
  return Object.hasOwn(metadata.country_calling_codes, dialCode)
    ? metadata.country_calling_codes[dialCode]?.[0]?.toLowerCase()
    : undefined
}

/** Phone rules by libphonenumber's metadata. Imported only by `loadPhoneRules`, because of its size. */
export const phoneRules: PhoneRules = {
  countries: [...CODES.keys()],
  dialCodeOf: (country) => {
    const code = known(country)
    return code ? getCountryCallingCode(code, metadata) : ''
  },
  countryOf,
  maskOf,
  read,
  format,
}
