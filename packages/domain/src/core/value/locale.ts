/** The site's languages (spec section 9). `br` is Brazilian Portuguese in address, cookie and header. */
export const LOCALES = ['ru', 'en', 'it', 'br'] as const

export type Locale = (typeof LOCALES)[number]

/** Tells the platform which variant of a picture or a game list is wanted; the `platform` query of each call. */
export type Device = 'mobile' | 'desktop'

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/** What `Intl` and the `lang` attribute call our locale. */
export function languageTag(locale: Locale): 'ru' | 'en' | 'it' | 'pt-BR' {
  return locale === 'br' ? 'pt-BR' : locale
}

/** For dates: every locale writes day, month, year (spec section 9), which plain `en` would not. */
export function dateTag(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : languageTag(locale)
}
