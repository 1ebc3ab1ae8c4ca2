import { describe, expect, test } from 'vitest'
import enTexts from '../../texts/en/index.ts'
import { findUntranslated, pseudoText, pseudoTexts } from './pseudo-texts.ts'
import { createTranslate, readAllTexts } from './texts.ts'

const en = await readAllTexts(enTexts)

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

describe('what is hard-coded on a screen is found', () => {
  const t = createTranslate('en', pseudoTexts(en))
  const found = (...texts: string[]) =>
    findUntranslated(texts, ['Gold of the Nile', '<p>From the <b>editors</b></p>', 'RUB', 'top'])

  test('a word, also beside texts that are not', () => {
    expect(found('Log in', 'Stop')).toEqual(['Log in', 'Stop'])
    expect(found(`${t('layout.login')}\nForgotten?`)).toEqual(['Forgotten?'])
    expect(found('Gold of the Nile: open')).toEqual(['Gold of the Nile: open'])
  })

  test('except translated texts, platform texts, figures and codes', () => {
    expect(found(t('layout.home', { brand: 'Croupier' }), '[Á\nrules\n~]')).toEqual([])
    expect(found('Gold of the Nile', 'Gold of the Nile +44', 'editors', '€ 1,200.00', 'RUB', 'A')).toEqual([])
  })
})
