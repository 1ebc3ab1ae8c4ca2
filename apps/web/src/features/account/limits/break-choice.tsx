import { Button } from '@croupier/design-system'
import { breaksToTake, type LimitPeriod, type LimitsStore, type PlayBreak } from '@croupier/domain/cashbox'
import { observer } from 'mobx-react-lite'
import { useSite, useTab, useTexts } from '#shared/site/tab.tsx'
import { PressAlert } from '#shared/forms/press/press-alert.tsx'
import { formatMoment } from '#shared/texts/format-time.ts'
import { AS_IN_FORMS, type PressTexts } from '#shared/forms/press/press-message.ts'
import type { PlainTextKey } from '#shared/texts/translate.ts'

const WORDS: Readonly<Record<LimitPeriod, readonly [choice: PlainTextKey, question: PlainTextKey]>> = {
  day: ['limits:break_day', 'limits:askBreak_day'],
  week: ['limits:break_week', 'limits:askBreak_week'],
  month: ['limits:break_month', 'limits:askBreak_month'],
}

const TEXTS: PressTexts = { ...AS_IN_FORMS, ofCodes: { break_running: 'limits:breakRunning' } }

export interface BreakChoiceProps {
  readonly limits: LimitsStore
  readonly running: PlayBreak | null
}

/** Starts a break from games and deposits. Asks for confirmation, because a break cannot be ended early. */
export const BreakChoice = observer(function BreakChoice({ limits, running }: BreakChoiceProps) {
  const t = useTexts()
  const { dialogs } = useTab()
  const site = useSite()
  const { clock } = site
  const { state, isBusy } = limits.takeBreak

  const take = async (period: LimitPeriod) => {
    const isSure = await dialogs.ask({
      title: { key: WORDS[period][1] },
      text: { key: 'limits:askBreakText' },
      confirmLabel: { key: 'limits:takeBreak' },
      large: true,
      type: 'break',
    })
    if (!isSure) return
    const { player } = site
    const outcome = await limits.takeBreak.run(period)
    if (outcome.status === 'done' && site.player === player) site.gameRun.close()
  }
  return (
    <>
      {/* Always rendered, so that a change inside is announced. */}
      <output className="block">
        {running && (
          <span className="lit mb-5 block rounded-card bg-surface p-5 font-semibold text-strong shadow-card">
            {t('limits:onBreak', { until: formatMoment(t, running.until) })}
          </span>
        )}
      </output>
      <div className="mb-4 flex flex-wrap gap-2 sm:gap-3">
        {breaksToTake(running, clock.now()).map((period) => (
          <Button
            key={period}
            className="max-sm:grow max-sm:px-3.5 max-sm:text-sm"
            aria-disabled={isBusy}
            onClick={() => void take(period)}
          >
            {t(WORDS[period][0])}
          </Button>
        ))}
      </div>
      <PressAlert state={state} texts={TEXTS} isBoxed />
    </>
  )
})
