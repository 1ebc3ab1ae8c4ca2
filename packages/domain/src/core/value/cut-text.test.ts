import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test.each([
  ['gold', 4, 'gold'],
  ['golden', 4, 'gold'],
  ['gol😀', 4, 'gol'],
  ['go😀', 4, 'go😀'],
  ['😀', 1, ''],
])('%j is at most %i long: %j', (text, max, cut) => expect(cutText(text, max)).toBe(cut))
