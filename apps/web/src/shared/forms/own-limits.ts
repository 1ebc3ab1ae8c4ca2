import { formatMoney } from '@croupier/domain/core'
import { LimitsStore, tightestLimit, type PlayerLimits } from '@croupier/domain/cashbox'
import { useSite } from '../site/tab.tsx'
import { formatMoment } from '../texts/format-time.ts'
import type { Translate } from '../texts/translate.ts'

/** The player's own limits; undefined while loading. For observers. */
export function useOwnLimits(): PlayerLimits | undefined {
  return useSite().playerPart(LimitsStore)?.limits.value
}

/** Text with the remainder of the tightest limit; null without limits. */
export function formatTightestLimit(t: Translate, limits: PlayerLimits): string | null {
  const tightest = tightestLimit(limits)
  return (
    tightest &&
    t('layout:ownLimitLeft', {
      left: formatMoney(tightest.left, limits.currency, t.locale, { cents: 'when-needed' }),
      when: formatMoment(t, tightest.freesAt),
    })
  )
}
