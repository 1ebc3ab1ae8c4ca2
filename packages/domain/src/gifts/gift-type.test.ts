import { expect, it } from 'vitest'
import { giftTypeOf, isLongTerm, isOneClick } from './gift-type.ts'

it.each([
  ['deposit_bonus', 'deposit_bonus'],
  ['Deposit bonus', 'deposit_bonus'],
  ['DEPOSIT-BONUS', 'deposit_bonus'],
  ['depositBonus', 'deposit_bonus'],
  ['Cash', 'cash'],
  ['Cashback', 'cashback'],
  ['Bonus offer', 'bonus_offer'],
  ['XP', 'xp'],
  ['Compoint', 'compoint'],
  ['Custom Gift', 'custom'],
  ['Giftspin', 'giftspin'],
  ['Group', 'group'],
  ['NonDeposit', 'nondeposit'],
  ['non_deposit', 'nondeposit'],
  ['free_spins', 'free_spins'],
  ['northpine_freespin', 'free_spins'],
  ['Amberline spins', 'free_spins'],
  ['sport_free_bet', 'free_bets'],
  ['Freebets', 'free_bets'],
  ['moon_rock', 'other'],
  ['spinning top', 'other'],
  ['', 'other'],
  ['123', 'other'],
])('the platform\'s type "%s" is %s', (text, type) => expect(giftTypeOf(text)).toBe(type))

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
