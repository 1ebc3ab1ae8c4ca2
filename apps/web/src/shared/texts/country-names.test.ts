import { expect, test } from 'vitest'
import { countryNames } from './country-names.ts'

test('countries have their names in the language', () => {
  expect(countryNames('en')('it')).toBe('Italy')
  expect(countryNames('ru')('it')).toBe('Италия')
})

test.each(['zz!!', '', 'italy', '<b>', '1'])("the invalid code '%s' is returned unchanged", (code) => {
  expect(countryNames('en')(code)).toBe(code)
})
