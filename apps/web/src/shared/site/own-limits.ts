import { formatMoney } from '@croupier/domain/core'
import { createLimits, tightestLimit, type PlayerLimits } from '@croupier/domain/limits'
import { useSite } from './tab.tsx'
import { formatMoment } from '../texts/format-time.ts'
import type { Translate } from '../texts/texts.ts'

/** What the player set against the own play, read anew; undefined while unknown, which holds nobody up. Read it inside an `observer`. */
export function useOwnLimits(): PlayerLimits | undefined {
  return useSite().playerPart(createLimits)?.limits.value
}

/** How little is left of the tightest limit, and until when; null without any. */
export function formatTightestLimit(t: Translate, limits: PlayerLimits): string | null {
  const tightest = tightestLimit(limits)
  return (
    tightest &&
    t('layout.ownLimitLeft', {
      left: formatMoney(tightest.left, limits.currency, t.locale, { cents: 'when-needed' }),
      when: formatMoment(t, tightest.freesAt),
    })
  )
}
