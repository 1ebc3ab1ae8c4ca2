import { expect, it } from 'vitest'

import { LOCALES } from '@croupier/contract/locale'
import { dateTag, isLocale, languageTag } from './locale.ts'

it('calls Brazilian Portuguese by its tag', () => {
  expect(LOCALES.map(languageTag)).toEqual(['ru', 'en', 'it', 'pt-BR'])
})

it.each(LOCALES)('writes the day before the month, and that before the year, in %s', (locale) => {
  const parts = new Intl.DateTimeFormat(dateTag(locale)).formatToParts(0).map(({ type }) => type)
  expect(parts.filter((type) => type !== 'literal')).toEqual(['day', 'month', 'year'])
})

it('knows its own locales only', () => {
  expect(['br', 'pt-BR', 'de', '', null, 5].map(isLocale)).toEqual([true, false, false, false, false, false])
})
