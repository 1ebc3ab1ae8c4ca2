import { expect, test } from 'vitest'
import { countryNames } from './country-names.ts'

test('countries are called as the language calls them', () => {
  expect(countryNames('en')('it')).toBe('Italy')
  expect(countryNames('ru')('it')).toBe('Италия')
})

test.each(['zz!!', '', 'italy', '<b>', '1'])("'%s' is no code and breaks nothing", (code) => {
  expect(countryNames('en')(code)).toBe(code)
})
