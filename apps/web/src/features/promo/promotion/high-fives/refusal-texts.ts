import type { HighFiveRefusal } from '@croupier/domain/promotions'
import type { PlainTextKey } from '#shared/texts/translate.ts'
import type { PressTexts } from '#shared/forms/press/press-message.ts'

const TEXTS: Readonly<Record<HighFiveRefusal, PlainTextKey>> = {
  high_five_per_user_limit_reached: 'high-fives:high_five_per_user_limit_reached',
  cannot_high_five: 'high-fives:cannot_high_five',
  action_not_allowed: 'high-fives:action_not_allowed',
  action_self_palm: 'high-fives:action_self_palm',
  invalid_promotion: 'high-fives:invalid_promotion',
  high_five_daily_limit_reached: 'high-fives:high_five_daily_limit_reached',
  user_is_blocked_for_multi_account: 'high-fives:user_is_blocked_for_multi_account',
  multi_account: 'high-fives:multi_account',
  not_participant: 'high-fives:not_participant',
  insufficient_funds: 'high-fives:insufficient_funds',
  promotion_inactive: 'high-fives:promotion_inactive',
  promotion_finished: 'high-fives:promotion_finished',
}

/** Why a high five was not given (docs/product-rules.md, High five). */
export const HIGH_FIVE_TEXTS: PressTexts = {
  ofCodes: { ...TEXTS, multi_account: { text: TEXTS.multi_account, isForPeople: true } },
  refused: { title: 'high-fives:notGiven', text: 'high-fives:refused' },
  unclear: { title: 'high-fives:unknown', text: 'high-fives:unknownText' },
}
