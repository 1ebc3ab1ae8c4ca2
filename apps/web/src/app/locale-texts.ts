import type { Locale } from '@croupier/domain/core'
import type { LaterFeature, LocaleTexts } from '../shared/texts/texts.ts'

export const loadTexts: Readonly<Record<Locale, () => Promise<LocaleTexts>>> = {
  en: async () => (await import('../texts/en/index.ts')).default,
  ru: async () => (await import('../texts/ru/index.ts')).default,
  it: async () => (await import('../texts/it/index.ts')).default,
  br: async () => (await import('../texts/br/index.ts')).default,
}

/** Source paths of a page's texts, for preloading. */
export const textsModules = (locale: Locale, later: readonly LaterFeature[] = []): string[] => [
  `src/texts/${locale}/index.ts`,
  ...later.map((feature) => `src/texts/${locale}/on-demand/${feature}.json`),
]
