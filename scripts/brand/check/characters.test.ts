/**
 * @promise Look and accessibility: a brand's fonts draw every letter of its languages, every sign of its currencies and every
 *   character of its texts
 * @proof here, brand.test (has no fault)
 * @journey none
 */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultLine } from '../../../packages/design-system/tokens/fault.ts'
import { BRANDS, root } from '../brand-folders.ts'
import { facesOf } from '../fonts/faces.ts'
import { faultsOfCharacters } from './characters.ts'
import { readNamespace } from './texts.ts'

const css = readFileSync(path.join(root, BRANDS, 'bulvar/fonts.css'), 'utf8')

function faults(part: { css?: string; locales?: string[]; currencies?: string[]; text?: string; families?: string[] }) {
  return faultsOfCharacters({
    folder: path.join(root, BRANDS, 'bulvar'),
    faces: facesOf(part.css ?? css),
    fonts: [
      {
        name: 'font.text',
        families: part.families ?? ['Nunito Variable', 'Nunito Fallback', 'Comfortaa Variable', 'sans-serif'],
        file: 'tokens.json',
        line: 7,
      },
    ],
    locales: part.locales ?? ['ru'],
    currencies: part.currencies ?? ['RUB'],
    texts: [readNamespace('ru.json', `{\n"close": "${part.text ?? 'Закрыть'}"\n}`, 'layout')],
  }).map(faultLine)
}

describe('a character that no face has', () => {
  it('none where all are there, with emoji and spaces from the system', () => {
    expect(faults({ text: 'Да\u00a0\u2009— 🎉 ©' })).toEqual([])
  })

  it('a sign of a currency', () => {
    expect(faults({ currencies: ['RUB', 'KZT'] })).toEqual([
      'tokens.json:7: no face of "Nunito Variable" (font.text) has ₸ (U+20B8) of the currency KZT: add a file that has it, or widen its unicode-range',
    ])
  })

  it('a letter that a file has, and no unicode-range', () => {
    const narrow = css.replaceAll('U+0400-045F', 'U+0400-0450, U+0452-045F')
    expect(faults({ css: narrow })).toEqual([expect.stringContaining('has ё (U+0451) of the language "ru"')])
  })

  it('a letter in a unicode-range, and in no file', () => {
    const wide = css.replaceAll('unicode-range: U+20BD', 'unicode-range: U+20BD, U+2248')
    expect(faults({ css: wide, text: '≈ 5' })).toEqual([
      expect.stringContaining(
        'ru.json:2: no face of "Nunito Variable" (font.text) has ≈ (U+2248) of text "layout:close"',
      ),
    ])
  })

  it('a font behind the fallback of the system draws nothing', () => {
    const [letters] = faults({ families: ['Comfortaa Figures', 'Comfortaa Fallback', 'Nunito Variable'] })
    expect(letters).toContain('and 110 more of the language "ru"')
  })
})
