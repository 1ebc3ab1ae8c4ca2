import { runningBreak } from '@croupier/domain/cashbox'
import { observer } from 'mobx-react-lite'
import { formatTightestLimit, useOwnLimits } from '#shared/forms/own-limits.ts'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { formatMoment } from '#shared/texts/format-time.ts'

/** The player's break, or what is left of the tightest deposit limit. */
export const OwnLimitsLine = observer(function OwnLimitsLine() {
  const t = useTexts()
  const { clock } = useSite()
  const limits = useOwnLimits()
  const running = limits && runningBreak(limits, clock.now())
  const text = running
    ? t('layout:onBreakUntil', { until: formatMoment(t, running.until) })
    : limits && formatTightestLimit(t, limits, clock.now())
  return text ? <p className="mt-3 text-sm text-muted">{text}</p> : null
})
