import { formatMoney } from '@croupier/domain/core'
import { isOfTime, type LimitKind, type LimitSpan } from '@croupier/domain/cashbox'
import { formatDuration } from '#shared/texts/format-time.ts'
import type { PlainTextKey, Translate } from '#shared/texts/translate.ts'

const NAMES: Readonly<Record<LimitKind, Readonly<Partial<Record<LimitSpan, PlainTextKey>>>>> = {
  deposit: { day: 'limits:name_deposit_day', week: 'limits:name_deposit_week', month: 'limits:name_deposit_month' },
  net_spend: {
    day: 'limits:name_net_spend_day',
    week: 'limits:name_net_spend_week',
    month: 'limits:name_net_spend_month',
  },
  loss: { day: 'limits:name_loss_day', week: 'limits:name_loss_week', month: 'limits:name_loss_month' },
  stake: { round: 'limits:name_stake_round' },
  time: { day: 'limits:name_time_day', week: 'limits:name_time_week', month: 'limits:name_time_month' },
  session: { session: 'limits:name_session_session' },
}

/** Title and text of a kind. */
export const KIND_TEXTS: Readonly<Record<LimitKind, readonly [title: PlainTextKey, text: PlainTextKey]>> = {
  deposit: ['limits:depositTitle', 'limits:depositText'],
  net_spend: ['limits:netSpendTitle', 'limits:netSpendText'],
  loss: ['limits:lossTitle', 'limits:lossText'],
  stake: ['limits:stakeTitle', 'limits:stakeText'],
  time: ['limits:timeTitle', 'limits:timeText'],
  session: ['limits:sessionTitle', 'limits:sessionText'],
}

/** "Daily deposit limit"; empty for one that is not there. Needs the texts of the limits. */
export function limitName(t: Translate, kind: LimitKind, span: LimitSpan): string {
  const key = NAMES[kind][span]
  return key ? t(key) : ''
}

/** An amount of a limit: money, or time from minutes. */
export function formatLimitAmount(t: Translate, kind: LimitKind, amount: number, currency: string): string {
  if (!isOfTime(kind)) return formatMoney(amount, currency, t.locale, { cents: 'when-needed' })
  if (amount > 0) return formatDuration(t, amount * 60)
  return new Intl.NumberFormat(t.languageTag, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(0)
}
