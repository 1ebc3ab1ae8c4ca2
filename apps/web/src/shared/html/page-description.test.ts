import { expect, it } from 'vitest'
import { pageDescription } from './page-description.ts'

it.each([
  [['<p>Two prizes</p><p>and a car</p>'], 'Two prizes and a car'],
  [['<br>', '<b>€50,000</b>'], '€50,000'],
  [['a'.repeat(160)], 'a'.repeat(160)],
  [[`${'a'.repeat(158)} bc`], `${'a'.repeat(158)}…`],
  [[`${'a'.repeat(158)}😀 and more`], `${'a'.repeat(158)}…`],
  [['<p>\u202Eevil\u2067</p>'], 'evil'],
  [['<p>\u200b</p>', 'A car'], 'A car'],
])('describes the page on one line: %j', (texts, description) => {
  expect(pageDescription(...texts)).toEqual({ description })
})

it('describes nothing without a text', () => {
  expect(pageDescription('', '<p> </p>')).toEqual({})
})
