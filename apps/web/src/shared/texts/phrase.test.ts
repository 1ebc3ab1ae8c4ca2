import { expect, it } from 'vitest'
import { translateOf } from '#testing/text-files.ts'
import { formatPhrase, type Phrase } from './phrase.ts'

const english = translateOf('en')
const russian = translateOf('ru')

it('is formatted in the requested language, amounts and plurals too', () => {
  const back: Phrase = { key: 'cashbox:cancelText', values: { amount: { minor: 123_450, currency: 'EUR' } } }
  expect(formatPhrase(english, back)).toContain('€1,234.50')
  expect(formatPhrase(russian, back).replaceAll(/\s/g, ' ')).toBe('На баланс вернётся 1 234,50 €.')
  const gifts = (count: number): Phrase => ({ key: 'cashbox:giftsText', values: { count } })
  expect(formatPhrase(russian, gifts(1))).not.toBe(formatPhrase(russian, gifts(2)).replace('2', '1'))
})

it('leaves what the platform wrote as it is', () => {
  expect(formatPhrase(english, { words: 'Новости' })).toBe('Новости')
})
