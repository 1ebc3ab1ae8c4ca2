import { observer } from 'mobx-react-lite'
import { formatTightestLimit, useOwnLimits } from '#shared/forms/own-limits.ts'
import { useClosedPlay } from '#shared/sections/exclusion/use-closed-play.ts'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { formatMoment } from '#shared/texts/format-time.ts'

/** Until when play is closed, else what is left of the tightest deposit limit. */
export const OwnLimitsLine = observer(function OwnLimitsLine() {
  const t = useTexts()
  const { clock } = useSite()
  const limits = useOwnLimits()
  const closed = useClosedPlay(limits)
  const text =
    closed?.until == null
      ? limits && formatTightestLimit(t, limits, clock.now())
      : t('layout:playClosedUntil', { until: formatMoment(t, closed.until) })
  return text ? <p className="mt-3 text-sm text-muted">{text}</p> : null
})
