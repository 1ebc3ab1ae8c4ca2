import { Countdown } from '@croupier/design-system'
import type { Promotion, PromotionPhase } from '@croupier/domain/promotions'
import { EventDates } from '#shared/events/event-dates.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { formatTimeUnit } from '#shared/texts/format-time.ts'
import type { PlainTextKey } from '#shared/texts/translate.ts'

const NAMES: Partial<Record<PromotionPhase, PlainTextKey>> = {
  upcoming: 'promotion:startsIn',
  running: 'promotion:endsIn',
  drawing: 'promotion:drawIn',
}

export interface TimeLeftProps {
  readonly promotion: Pick<Promotion, 'startAt' | 'endAt'>
  readonly phase: PromotionPhase
  readonly until: number | null
}

/** The time to what comes next, and when the promotion runs. */
export function TimeLeft({ promotion, phase, until }: TimeLeftProps) {
  const t = useTexts()
  const name = NAMES[phase]
  return (
    <div className="grid max-w-full gap-2 [justify-items:inherit]">
      {name !== undefined && until !== null && (
        <>
          <p className="text-sm">{t(name)}</p>
          <Countdown
            until={until}
            label={t(name)}
            face="large"
            unitText={(unit, value) => formatTimeUnit(t, unit, value)}
          />
        </>
      )}
      {phase === 'drawing' && until === null && (
        <output className="max-w-prose font-semibold">{t('promotion:drawingNow')}</output>
      )}
      <EventDates
        event={promotion}
        start={t('promotion:start')}
        end={t('promotion:end')}
        className="mt-2 in-data-[layout=centre]:justify-center"
      />
    </div>
  )
}
