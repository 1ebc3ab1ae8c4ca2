import type { Locale } from '@croupier/domain/core'
import type { Texts } from '../shared/texts.ts'

/** A locale's texts come as a chunk of their own: a visit loads one language. */
export const loadTexts: Readonly<Record<Locale, () => Promise<Texts>>> = {
  en: async () => (await import('../texts/en/index.ts')).default,
  ru: async () => (await import('../texts/ru/index.ts')).default,
  it: async () => (await import('../texts/it/index.ts')).default,
  br: async () => (await import('../texts/br/index.ts')).default,
}

/** Source path of a locale's chunk, for preloading. */
export const textsModule = (locale: Locale): string => `src/texts/${locale}/index.ts`
