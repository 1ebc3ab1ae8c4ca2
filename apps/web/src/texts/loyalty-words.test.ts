/**
 * @promise Compoints: the loyalty currency has its brand's word in every plural form
 * @journey none
 */

import { brands } from '@croupier/brands'
import { LOCALES, type Locale } from '@croupier/domain/core'
import { describe, expect, test } from 'vitest'
import { LocaleTexts } from '#shared/texts/locale-texts.ts'
import { createTranslate } from '#shared/texts/translate.ts'
import { textFiles } from '#testing/text-files.ts'

const COUNTS = [0, 1, 2, 5, 11, 21, 101]

const COMPOINTS: Readonly<Record<Locale, readonly string[]>> = {
  ru: ['компоинтов', 'компоинт', 'компоинта', 'компоинтов', 'компоинтов', 'компоинт', 'компоинт'],
  en: ['compoints', 'compoint', 'compoints', 'compoints', 'compoints', 'compoints', 'compoints'],
  it: ['compoint', 'compoint', 'compoint', 'compoint', 'compoint', 'compoint', 'compoint'],
  br: ['compoint', 'compoint', 'compoints', 'compoints', 'compoints', 'compoints', 'compoints'],
}
const DOLLARS = ['долларов', 'доллар', 'доллара', 'долларов', 'долларов', 'доллар', 'доллар']

const wordsOf = (brand: string, locale: Locale) => (brand === 'bulvar' ? DOLLARS : COMPOINTS[locale])
const cases = Object.entries(brands).flatMap(([brand, { locales, texts }]) =>
  locales.map((locale) => ({ brand, locale, texts: texts[locale] })),
)

describe('the loyalty currency', () => {
  test.each(cases)('of $brand in $locale has its word for each number', ({ brand, locale, texts }) => {
    const t = createTranslate(new LocaleTexts(locale, textFiles[locale], texts))
    const said = COUNTS.map((count) => t('loyalty:amount', { count }))
    expect(said).toEqual(wordsOf(brand, locale).map((word, at) => `${COUNTS[at]} ${word}`))
  })

  test.each(LOCALES)('is named in %s only where a brand can put its own word', (locale) => {
    const named = Object.entries(textFiles[locale].first).flatMap(([namespace, texts]) =>
      Object.entries(texts)
        .filter(([, text]) => /compoint|компоинт/i.test(text))
        .map(([key]) => `${namespace}:${key.replace(/_.*/, '')}`),
    )
    expect([...new Set(named)].toSorted()).toEqual(['layout:compoints', 'loyalty:amount'])
  })
})
