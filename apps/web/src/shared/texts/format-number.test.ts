import { languageTag, LOCALES } from '@croupier/domain/core'
import { expect, it } from 'vitest'
import { formatNumber } from './format-number.ts'

const numbers = [...Array.from({ length: 1001 }, (_, number) => number), 12_345, 1_234_567, -1, -1234, 0.5, 999.5]

it.each(LOCALES)('numbers are written as the language writes them: %s', (locale) => {
  const tag = languageTag(locale)
  const format = new Intl.NumberFormat(tag)
  expect(numbers.map((number) => formatNumber(tag, number))).toEqual(numbers.map((number) => format.format(number)))
})

it('keeps the least number of decimals', () => {
  expect(['2', '2.5'].map((number) => formatNumber('en', Number(number), 2))).toEqual(['2.00', '2.50'])
})
