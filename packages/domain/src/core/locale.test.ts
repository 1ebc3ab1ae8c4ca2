import { expect, it } from 'vitest'

import { isLocale, languageTag, LOCALES } from './locale.ts'

it('calls Brazilian Portuguese by its tag', () => {
  expect(LOCALES.map(languageTag)).toEqual(['ru', 'en', 'it', 'pt-BR'])
})

it('knows its own locales only', () => {
  expect(['br', 'pt-BR', 'de', '', null, 5].map(isLocale)).toEqual([true, false, false, false, false, false])
})
