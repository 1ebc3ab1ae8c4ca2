/** The site's languages (docs/product-rules.md, Locale). `br` is Brazilian Portuguese in address, cookie and header. */
export const LOCALES = ['ru', 'en', 'it', 'br'] as const

export type Locale = (typeof LOCALES)[number]

/** Tags for `Intl` and the `lang` attribute. */
export const LANGUAGE_TAGS = { ru: 'ru', en: 'en', it: 'it', br: 'pt-BR' } as const satisfies Record<Locale, string>

/** Tells the platform which variant of a picture or a game list is wanted; the `platform` query of each call. */
export type Device = 'mobile' | 'desktop'
