import { useIsOver } from '@croupier/design-system'
import { formatMoney } from '@croupier/domain/core'
import { LimitsStore, tightestLimit, type PlayerLimits } from '@croupier/domain/cashbox'
import { useEffect } from 'react'
import { useSite } from '../site/tab.tsx'
import { formatMoment } from '../texts/format-time.ts'
import type { Translate } from '../texts/translate.ts'

/** The player's own limits, also as their periods end; undefined while loading. For observers. */
export function useOwnLimits(): PlayerLimits | undefined {
  const store = useSite().playerPart(LimitsStore)
  useEffect(() => store?.watch(), [store])
  // Renders again when the break ends.
  useIsOver(store?.limits.value?.break?.until ?? null)
  return store?.limits.value
}

/** Text with the remainder of the tightest limit; null without limits. */
export function formatTightestLimit(t: Translate, limits: PlayerLimits, now: number): string | null {
  const tightest = tightestLimit(limits, now)
  if (tightest?.freesAt == null) return null
  return t('layout:ownLimitLeft', {
    left: formatMoney(tightest.left, limits.currency, t.locale, { cents: 'when-needed' }),
    when: formatMoment(t, tightest.freesAt),
  })
}
