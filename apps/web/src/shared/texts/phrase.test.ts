import { expect, it } from 'vitest'
import en from '../../texts/en/index.ts'
import ru from '../../texts/ru/index.ts'
import { formatPhrase, type Phrase } from './phrase.ts'
import { createTranslate, readAllTexts } from './texts.ts'

const english = createTranslate('en', await readAllTexts(en))
const russian = createTranslate('ru', await readAllTexts(ru))

it('is formatted in the requested language, amounts and plurals too', () => {
  const back: Phrase = { key: 'cashbox.cancelText', params: { amount: { minor: 123_450, currency: 'EUR' } } }
  expect(formatPhrase(english, back)).toContain('€1,234.50')
  expect(formatPhrase(russian, back).replaceAll(/\s/g, ' ')).toBe('На баланс вернётся 1 234,50 €.')
  const gifts = (count: number): Phrase => ({ key: 'cashbox.giftsText', params: { count } })
  expect(formatPhrase(russian, gifts(1))).not.toBe(formatPhrase(russian, gifts(2)).replace('2', '1'))
})

it('leaves what the platform wrote as it is', () => {
  expect(formatPhrase(english, { words: 'Новости' })).toBe('Новости')
})
