import type { BrandManifest } from '@croupier/brands'
import { languageTag, type Locale } from '@croupier/domain/core'
import { LocaleTexts, type TextFiles } from '#shared/texts/locale-texts.ts'
import type { OnDemandNamespace } from '#texts/generated/resources.ts'

const files: Readonly<Record<Locale, () => Promise<TextFiles>>> = {
  en: async () => (await import('#texts/en.ts')).default,
  ru: async () => (await import('#texts/ru.ts')).default,
  it: async () => (await import('#texts/it.ts')).default,
  br: async () => (await import('#texts/pt-BR.ts')).default,
}

export async function loadTexts(locale: Locale, { texts }: Pick<BrandManifest, 'texts'>): Promise<LocaleTexts> {
  return new LocaleTexts(locale, await files[locale](), texts[locale])
}

/** Source paths of a page's texts, for preloading. */
export const textsModules = (locale: Locale, later: readonly OnDemandNamespace[] = []): string[] => [
  `src/texts/${languageTag(locale)}.ts`,
  ...later.map((namespace) => `src/texts/on-demand/${languageTag(locale)}/${namespace}.json`),
]
