import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Анна Ким', 'АК'],
  ['anna', 'A'],
  ['anna_k', 'AK'],
  ['Maria Aparecida de Oliveira', 'MA'],
  ['  ', ''],
  ['🎲 dice', '🎲D'],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
