import { expect, it } from 'vitest'
import { isLongTerm, isOneClick } from './gift-type.ts'

it.each([
  ['cash', true, false],
  ['deposit_bonus', true, false],
  ['cashback', false, true],
  ['free_spins', false, true],
  ['free_bets', false, true],
  ['nondeposit', false, true],
  ['group', false, false],
  ['other', false, false],
] as const)('a gift of type %s takes effect at once: %s; runs on: %s', (type, atOnce, runsOn) => {
  expect(isOneClick({ type })).toBe(atOnce)
  expect(isLongTerm({ type })).toBe(runsOn)
})
