import { expect, test } from 'vitest'
import en from '../texts/en/index.ts'
import { pseudoText, pseudoTexts } from './pseudo-texts.ts'
import { createTranslate } from './texts.ts'

test('a text stays readable, is marked, a third longer, and framed', () => {
  expect(pseudoText('Log in')).toBe('[Ĺóğ íń~~~]')
})

test('what is filled in and elements stay as they are', () => {
  expect(pseudoText('{brand}: <rules>rules</rules>')).toBe('[{brand}: <rules>ŕúĺéš</rules>~~~]')
  const t = createTranslate('en', pseudoTexts(en))
  expect(t('games.count', { count: 21 })).toMatch(/^\[21 ğáméš~+\]$/)
  expect(t('layout.home', { brand: 'Croupier' })).toContain('Croupier')
})

test('no text of the interface looks as it did', () => {
  const plain = new Set(Object.values(en).flatMap((group) => Object.values(group) as unknown[]))
  for (const group of Object.values(pseudoTexts(en)))
    for (const text of Object.values(group)) expect(plain).not.toContain(text)
})
