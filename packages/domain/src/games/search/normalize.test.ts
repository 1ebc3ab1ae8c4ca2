import { describe, expect, test } from 'vitest'
import { asTypedInCyrillic, asTypedInLatin } from './keyboard-layout.ts'
import { normalizeText } from './normalize.ts'

describe('normalizeText', () => {
  test.each([
    ['Book of Río', 'book of rio'],
    ['  CAFÉ —  Naïve!! ', 'cafe naive'],
    ["Joker's & Jack’s", 'jokers jacks'],
    ['Łódź straße Ørsted', 'lodz strasse orsted'],
    ['Ёлка Йога', 'елка иога'],
    ['7×7 Hot-777', '7 7 hot 777'],
    ['İSTANBUL', 'istanbul'],
    ['ＦＵＬＬ ﬁre', 'full fire'],
    ['—!?', ''],
    ['', ''],
  ])('%j is compared as %j', (text, normalized) => expect(normalizeText(text)).toBe(normalized))

  test('normalizing twice changes nothing more', () => {
    for (const text of ['Åre  Ünïcode', 'ΟΔΟΣ', 'Ęą ß'])
      expect(normalizeText(normalizeText(text))).toBe(normalizeText(text))
  })
})

describe('the other keyboard layout', () => {
  test.each([
    ['ыдщеы', 'slots'],
    ['ИЩЩЛ ЩА КФ', 'book of ra'],
    ['slots', 'slots'],
    ['ыдщеы 777', 'slots 777'],
    ['іщдфк', 'solar'],
  ])('%j typed for Latin is %j', (typed, meant) => expect(asTypedInLatin(typed)).toBe(meant))

  test.each([
    ['rjkj,jr', 'колобок'],
    ['`krf', 'ёлка'],
    ['колобок', 'колобок'],
  ])('%j typed for Cyrillic is %j', (typed, meant) => expect(asTypedInCyrillic(typed)).toBe(meant))

  test('there and back again for every letter of both', () => {
    const latin = 'qwertyuiopasdfghjklzxcvbnm'
    expect(asTypedInLatin(asTypedInCyrillic(latin))).toBe(latin)
    const cyrillic = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'
    expect(asTypedInCyrillic(asTypedInLatin(cyrillic))).toBe(cyrillic)
  })
})
