import { expect, it } from 'vitest'
import en from '../../texts/en/index.ts'
import ru from '../../texts/ru/index.ts'
import { formatPercent } from './percent.ts'
import { createTranslate, readAllTexts } from './texts.ts'

it('a share is written as the language writes it, and never broken over two lines', async () => {
  const english = createTranslate('en', await readAllTexts(en))
  const russian = createTranslate('ru', await readAllTexts(ru))
  expect([96.5, 94.07, 95].map((share) => formatPercent(english, share))).toEqual(['96.5%', '94.07%', '95%'])
  expect(formatPercent(russian, 96.5)).toBe('96,5\u{a0}%')
})
