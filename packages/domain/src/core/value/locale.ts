import { LANGUAGE_TAGS, LOCALES, type Locale } from '@croupier/contract/locale'

/** Whether the value is one of the site's locales. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/** The locale's tag for `Intl` and the `lang` attribute. */
export function languageTag(locale: Locale): (typeof LANGUAGE_TAGS)[Locale] {
  return LANGUAGE_TAGS[locale]
}

/** The tag for dates: day, month, year in every locale, unlike plain `en`. */
export function dateTag(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : languageTag(locale)
}
