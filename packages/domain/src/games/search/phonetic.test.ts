import { describe, expect, test } from 'vitest'
import { phoneticKey, consonantsOf } from './phonetic.ts'
import { normalizeText } from './normalize.ts'

describe('by ear', () => {
  test.each([
    ['Book of', 'бук оф'],
    ['Gold', 'голд'],
    ['Joker', 'джокер'],
    ['Phoenix', 'фоеникс'],
    ['Chicken', 'чикен'],
    ['Hot spin', 'хот спин'],
    ['Zoloto', 'Золото'],
  ])('%j sounds like %j', (latin, cyrillic) =>
    expect(consonantsOf(phoneticKey(normalizeText(latin)))).toBe(consonantsOf(phoneticKey(normalizeText(cyrillic)))),
  )

  test.each([
    ['Book of', 'бук оф'],
    ['Zoloto', 'Золото'],
    ['Hot spin', 'хот спин'],
  ])('%j and %j are the same, vowels too', (latin, cyrillic) =>
    expect(phoneticKey(normalizeText(latin))).toBe(phoneticKey(normalizeText(cyrillic))),
  )
})
