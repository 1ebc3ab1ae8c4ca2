import { formatMoney } from '@croupier/domain/core'
import type { Gift, GiftReason } from '@croupier/domain/gifts'
import type { PlainTextKey, Translate } from '../../../../shared/texts/translate.ts'

const REASONS: { readonly [Reason in GiftReason]?: PlainTextKey } = {
  personal: 'gifts:personal',
  registration: 'gifts:welcome',
  'rest.registration': 'gifts:welcome',
  'level.changed': 'gifts:level',
  promotions: 'gifts:promotion',
  achievement: 'gifts:achievement',
  cashback: 'gifts:ofCashback',
  gift_distribution: 'gifts:distribution',
}

/** Why the gift was given; null for a reason without a text. */
export function formatReason(t: Translate, { reason }: Pick<Gift, 'reason'>): string | null {
  const key = reason && REASONS[reason]
  return key ? t(key) : null
}

/** What the gift brings; null where only its title tells it. @param currency null: unknown */
export function formatGain(
  t: Translate,
  { type, amount, percent }: Pick<Gift, 'type' | 'amount' | 'percent'>,
  currency: string | null,
): string | null {
  if (type === 'deposit_bonus' && percent !== null) return t('gifts:deposit', { percent })
  if (amount === null) return null
  if (type === 'compoint') return t('gifts:compoints', { count: amount })
  if (type === 'xp') return t('gifts:points', { count: amount })
  if (currency === null) return null
  const money = formatMoney(amount, currency, t.locale, { cents: 'when-needed' })
  if (type === 'cash') return t('gifts:cash', { amount: money })
  if (type === 'cashback') return t('gifts:cashback', { amount: money })
  return type === 'bonus_offer' || type === 'deposit_bonus' ? t('gifts:bonus', { amount: money }) : null
}
