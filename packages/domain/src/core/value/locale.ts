/** The site's languages (docs/product-rules.md: Locale). `br` is Brazilian Portuguese in address, cookie and header. */
export const LOCALES = ['ru', 'en', 'it', 'br'] as const

export type Locale = (typeof LOCALES)[number]

/** Tells the platform which variant of a picture or a game list is wanted; the `platform` query of each call. */
export type Device = 'mobile' | 'desktop'

/** Whether the value is one of the site's locales. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/** The locale's tag for `Intl` and the `lang` attribute. */
export function languageTag(locale: Locale): 'ru' | 'en' | 'it' | 'pt-BR' {
  return locale === 'br' ? 'pt-BR' : locale
}

/** The tag for dates: day, month, year in every locale, unlike plain `en`. */
export function dateTag(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : languageTag(locale)
}
