/** The languages of the product; `br` is Brazilian Portuguese (open points, "locale br"). */
export const LOCALES = ['ru', 'en', 'it', 'br'] as const
export type Locale = (typeof LOCALES)[number]

/** One text in every language. */
export type Texts = Record<Locale, string>

const DEFAULT_LOCALE: Locale = 'en'

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value)

/** Header `X-Language`; what we do not speak falls back to English rather than failing the call. */
export function localeOf(headers: Record<string, string | string[] | undefined>): Locale {
  const asked = headers['x-language']
  return isLocale(asked) ? asked : DEFAULT_LOCALE
}

const TAGS: Record<Locale, string> = { ru: 'ru', en: 'en', it: 'it', br: 'pt-BR' }

/** What `Intl` understands. */
export const languageTag = (locale: Locale): string => TAGS[locale]
