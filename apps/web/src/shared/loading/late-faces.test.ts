import { expect, it } from 'vitest'
import { charactersOf } from './late-faces.ts'

it('reads the characters of a face: ranges, single ones and wildcards', () => {
  const cyrillic = charactersOf('U+301, U+400-45F, U+2116')
  expect(['Ж', 'я', '№', '\u0301'].map((text) => cyrillic.test(text))).toEqual([true, true, true, true])
  expect(['z', '₽', ''].map((text) => cyrillic.test(text))).toEqual([false, false, false])
  const latin = charactersOf('U+??, U+131, U+20AC')
  expect(['é', 'ı', '€'].map((text) => latin.test(text))).toEqual([true, true, true])
  expect(['Ж', 'ĳ'].map((text) => latin.test(text))).toEqual([false, false])
})
