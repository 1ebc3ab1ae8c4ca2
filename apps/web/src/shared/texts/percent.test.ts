import { expect, it } from 'vitest'
import { translateOf } from '#testing/text-files.ts'
import { formatPercent } from './percent.ts'

it('a share is written as the language writes it, and never broken over two lines', () => {
  const english = translateOf('en')
  const russian = translateOf('ru')
  expect([96.5, 94.07, 95].map((share) => formatPercent(english, share))).toEqual(['96.5%', '94.07%', '95%'])
  expect(formatPercent(russian, 96.5)).toBe('96,5\u{a0}%')
})
