import type { Locale } from '../core/index.ts'

/** What of a brand decides where and in which money it plays. */
export interface MarketOfBrand {
  readonly defaultLocale: Locale
  /** ISO 4217. */
  readonly defaultCurrency: string
  readonly currencies: readonly string[]
  /** Of its own market: ISO 3166 country in lower case. */
  readonly phone: { readonly country: string }
}

/** What a registration starts with, until the visitor chooses otherwise. */
export interface RegistrationPlace {
  /** ISO 3166 alpha-2, lower case. */
  readonly country: string
  /** ISO 4217. */
  readonly currency: string
}

/**
 * Where those who read a language most likely are. The specification is silent; an account's currency cannot be changed later,
 * so a wrong guess is dear. English is read everywhere: the euro is then the least surprising of our currencies.
 */
const PLACES: Readonly<Record<Locale, RegistrationPlace>> = {
  ru: { country: 'ru', currency: 'RUB' },
  en: { country: 'gb', currency: 'EUR' },
  it: { country: 'it', currency: 'EUR' },
  br: { country: 'br', currency: 'BRL' },
}

/** The brand's own market in its own language, else that of the language, as far as the brand has its currency. */
export function registrationPlace(locale: Locale, brand: MarketOfBrand): RegistrationPlace {
  const { country, currency } =
    locale === brand.defaultLocale ? { country: brand.phone.country, currency: brand.defaultCurrency } : PLACES[locale]
  const [first = brand.defaultCurrency] = brand.currencies
  const standard = brand.currencies.includes(brand.defaultCurrency) ? brand.defaultCurrency : first
  return { country, currency: brand.currencies.includes(currency) ? currency : standard }
}

/** A brand's currencies that the platform takes; all of them where it names none of them. */
export function offeredCurrencies(
  ofBrand: readonly string[],
  ofPlatform: readonly string[] | undefined,
): readonly string[] {
  const offered = ofBrand.filter((currency) => ofPlatform?.includes(currency))
  return offered.length > 0 ? offered : ofBrand
}
