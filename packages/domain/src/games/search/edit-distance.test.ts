import { describe, expect, test } from 'vitest'
import { startsWithTypos, allowedTypos } from './edit-distance.ts'

test.each([
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
])('a word of %i letters is forgiven %i errors', (length, errors) => expect(allowedTypos(length)).toBe(errors))

describe('startsWithTypos', () => {
  test.each([
    ['sunshine', 'sunshine', 0, true],
    ['sunshine', 'suns', 0, true],
    ['sunshine', 'sunz', 0, false],
    ['sunshine', 'sunz', 1, true],
    ['sunshine', 'sushine', 1, true],
    ['sunshine', 'usnshine', 1, true],
    ['sunshine', 'sunnshine', 1, true],
    ['sunshine', 'xunshinx', 1, false],
    ['sunshine', 'xunshinx', 2, true],
    ['sun', 'sunshine', 2, false],
    ['', 'abcd', 1, false],
  ])('%j by %j with %i errors: %j', (word, typed, errors, expected) =>
    expect(startsWithTypos(word, typed, errors)).toBe(expected),
  )
})
