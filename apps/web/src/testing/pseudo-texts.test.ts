import { describe, expect, test } from 'vitest'
import { textFiles } from './text-files.ts'
import { LocaleTexts } from '#shared/texts/locale-texts.ts'
import { findUntranslated, pseudoText, pseudoTexts } from './pseudo-texts.ts'
import { createTranslate } from '#shared/texts/translate.ts'

const { en } = textFiles
const pseudo = () => createTranslate(new LocaleTexts('en', pseudoTexts(en)))

test('a text stays readable, is marked, a third longer, and framed', () => {
  expect(pseudoText('Log in')).toBe('[Ĺóğ íń~~~]')
})

test('what is filled in and elements stay as they are', () => {
  expect(pseudoText('{{brand}}: <rules>rules</rules>')).toBe('[{{brand}}: <rules>ŕúĺéš</rules>~~~]')
  const t = pseudo()
  expect(t('games:count', { count: 21 })).toMatch(/^\[21 ğáméš~+\]$/)
  expect(t('layout:home', { brand: 'Croupier' })).toContain('Croupier')
})

test('no text of the interface looks as it did', () => {
  const plain = new Set(Object.values(en.first).flatMap((texts) => Object.values(texts)))
  for (const texts of Object.values(pseudoTexts(en).first))
    for (const text of Object.values(texts)) expect(plain).not.toContain(text)
})

describe('what is hard-coded on a screen is found', () => {
  const t = pseudo()
  const found = (...texts: string[]) =>
    findUntranslated(texts, ['Gold of the Nile', '<p>From the <b>editors</b></p>', 'RUB', 'top'])

  test('a word, also beside texts that are not', () => {
    expect(found('Log in', 'Stop')).toEqual(['Log in', 'Stop'])
    expect(found(`${t('layout:login')}\nForgotten?`)).toEqual(['Forgotten?'])
    expect(found('Gold of the Nile: open')).toEqual(['Gold of the Nile: open'])
  })

  test('except translated texts, platform texts, figures and codes', () => {
    expect(found(t('layout:home', { brand: 'Croupier' }), '[Á\nrules\n~]')).toEqual([])
    expect(found('Gold of the Nile', 'Gold of the Nile +44', 'editors', '€ 1,200.00', 'RUB', 'A')).toEqual([])
  })
})
