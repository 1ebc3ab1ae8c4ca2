import type { BrandManifest } from '@croupier/brands'
import type { Locale } from '@croupier/domain/core'
import type { LocaleTexts } from '#shared/texts/locale-texts.ts'
import { loadTexts } from '../locale-texts.ts'

/** Texts by brand and locale, merged once for all requests. */
export class SharedTexts {
  readonly #known = new Map<string, LocaleTexts>()

  async of(locale: Locale, brand: BrandManifest): Promise<LocaleTexts> {
    const key = `${brand.id} ${locale}`
    const texts = this.#known.get(key) ?? (await loadTexts(locale, brand))
    this.#known.set(key, texts)
    return texts
  }
}
