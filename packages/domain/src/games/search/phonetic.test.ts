import { describe, expect, test } from 'vitest'
import { byEar, consonantsOf } from './phonetic.ts'
import { fold } from './normalize.ts'

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
    expect(consonantsOf(byEar(fold(latin)))).toBe(consonantsOf(byEar(fold(cyrillic)))),
  )

  test.each([
    ['Book of', 'бук оф'],
    ['Zoloto', 'Золото'],
    ['Hot spin', 'хот спин'],
  ])('%j and %j are the same, vowels too', (latin, cyrillic) => expect(byEar(fold(latin))).toBe(byEar(fold(cyrillic))))
})
