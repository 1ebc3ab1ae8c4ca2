/**
 * @promise Forms and validation: a contact that only support changes has no button; countries stand in the order
 *   of their names
 * @proof info-page.stories (ContactsOfSupport)
 * @journey none
 */

import { expect, test } from 'vitest'
import { countryNames, countryOptions } from './country-names.ts'

test('countries have their names in the language', () => {
  expect(countryNames('en')('it')).toBe('Italy')
  expect(countryNames('ru')('it')).toBe('Италия')
})

test.each(['zz!!', '', 'italy', '<b>', '1'])("the invalid code '%s' is returned unchanged", (code) => {
  expect(countryNames('en')(code)).toBe(code)
})

test('countries stand in the order of their names in the language', () => {
  const order = (languageTag: string) =>
    countryOptions(['it', 'at', 'de', 'ax', 'se'], languageTag).map(({ value }) => value)
  expect(order('en')).toEqual(['ax', 'at', 'de', 'it', 'se'])
  expect(order('ru')).toEqual(['at', 'ax', 'de', 'it', 'se'])
  expect(order('sv')).toEqual(['it', 'se', 'de', 'ax', 'at'])
})
