import type { Locale } from '../../core/index.ts'

/** The market of a brand. */
export interface MarketOfBrand {
  readonly defaultLocale: Locale
  readonly defaultCurrency: string
  readonly currencies: readonly string[]
  /** Of its own market: ISO 3166 country in lower case. */
  readonly phone: { readonly country: string }
}

export interface RegistrationPlace {
  /** ISO 3166 alpha-2, lower case. */
  readonly country: string
  /** ISO 4217. */
  readonly currency: string
}

/** Default country and currency by language. A wrong currency cannot be changed later; English falls back to the euro. */
const PLACES: Readonly<Record<Locale, RegistrationPlace>> = {
  ru: { country: 'ru', currency: 'RUB' },
  en: { country: 'gb', currency: 'EUR' },
  it: { country: 'it', currency: 'EUR' },
  br: { country: 'br', currency: 'BRL' },
}

/**
 * The country whose law applies, where it is known; else the brand's market in its own language, else the language's. The currency
 * is one that the brand offers.
 */
export function registrationPlace(
  locale: Locale,
  brand: MarketOfBrand,
  lawOf: string | null = null,
): RegistrationPlace {
  const own = { country: brand.phone.country, currency: brand.defaultCurrency }
  const ofLocale = locale === brand.defaultLocale ? own : PLACES[locale]
  const ofCountry = Object.values(PLACES).find((place) => place.country === lawOf)
  const { country, currency } = lawOf === null ? ofLocale : (ofCountry ?? { ...ofLocale, country: lawOf })
  const [first = brand.defaultCurrency] = brand.currencies
  const standard = brand.currencies.includes(brand.defaultCurrency) ? brand.defaultCurrency : first
  return { country, currency: brand.currencies.includes(currency) ? currency : standard }
}

/** The brand's currencies that the platform accepts; all if it names none of them. */
export function offeredCurrencies(
  ofBrand: readonly string[],
  ofPlatform: readonly string[] | undefined,
): readonly string[] {
  const offered = ofBrand.filter((currency) => ofPlatform?.includes(currency))
  return offered.length > 0 ? offered : ofBrand
}
