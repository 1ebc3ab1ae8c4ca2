/** `br` is Brazilian Portuguese. */
export const LOCALES = ['ru', 'en', 'it', 'br'] as const
export type Locale = (typeof LOCALES)[number]

export type Texts = Record<Locale, string>

const DEFAULT_LOCALE: Locale = 'en'

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value)

/** The language of `X-Language`, or English. */
export function localeOf(headers: Record<string, string | string[] | undefined>): Locale {
  const asked = headers['x-language']
  return isLocale(asked) ? asked : DEFAULT_LOCALE
}

const TAGS: Record<Locale, string> = { ru: 'ru', en: 'en', it: 'it', br: 'pt-BR' }

export const languageTag = (locale: Locale): string => TAGS[locale]
