import { formatMoney } from '@croupier/domain/core'
import type { Gift, GiftPart, GiftReason, GiftSpins, GiftType } from '@croupier/domain/gifts'
import { formatPercent } from '#shared/texts/percent.ts'
import type { PlainTextKey, Translate } from '#shared/texts/translate.ts'

const REASONS: { readonly [Reason in GiftReason]?: PlainTextKey } = {
  personal: 'gifts:personal',
  // Not "for registration": a gift for joining is forbidden in some markets (docs/markets.md).
  registration: 'gifts:personal',
  'rest.registration': 'gifts:personal',
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

type Gain = Pick<GiftPart, 'type' | 'amount' | 'percent' | 'spins'>

/** What the gift brings; null where only its title tells it. @param currency null: unknown */
export function formatGain(t: Translate, gift: Gain, currency: string | null): string | null {
  const { type, amount, percent, spins } = gift
  const money = (minor: number) => currency && formatMoney(minor, currency, t.locale, { cents: 'when-needed' })
  if (spins) return formatSpins(t, { type, spins, bet: spins.bet === null ? null : money(spins.bet) })
  if (type === 'deposit_bonus' && percent !== null) return t('gifts:deposit', { percent: formatPercent(t, percent) })
  if (amount === null) return null
  if (type === 'compoint') return t('loyalty:amount', { count: amount })
  if (type === 'xp') return t('gifts:points', { count: amount })
  const key = OF_MONEY[type]
  const sum = money(amount)
  return key && sum ? t(key, { amount: sum }) : null
}

const OF_MONEY: { readonly [Type in GiftType]?: 'gifts:cash' | 'gifts:cashback' | 'gifts:bonus' } = {
  cash: 'gifts:cash',
  cashback: 'gifts:cashback',
  bonus_offer: 'gifts:bonus',
  deposit_bonus: 'gifts:bonus',
  nondeposit: 'gifts:bonus',
}

interface SpinsTold {
  readonly type: GiftType
  readonly spins: GiftSpins
  /** Of each; null: unknown. */
  readonly bet: string | null
}

/** How many spins or bets cost nothing, at which bet, and how many of them are left once some are played. */
function formatSpins(t: Translate, { type, spins: { count, left }, bet }: SpinsTold): string {
  const areBets = type === 'free_bets'
  const all =
    bet === null
      ? t(areBets ? 'gifts:bets' : 'gifts:spins', { count })
      : t(areBets ? 'gifts:betsAt' : 'gifts:spinsAt', { count, bet })
  return left === null || left >= count ? all : `${all} · ${t('gifts:left', { left, all: count })}`
}
