import { expect, it } from 'vitest'
import { giftTypeOf } from './gift-type.ts'

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
