import { DateField } from '@croupier/design-system'
import { useTexts } from '#shared/site/tab.tsx'
import { formatDay } from '#shared/texts/format-time.ts'
import type { Translate } from '#shared/texts/translate.ts'
import { isTimeBackwards, type HistoryDays } from './history-days.ts'

export interface DayRangeProps {
  readonly days: HistoryDays
  /** What is shown where no first day is chosen. Default: that any day counts. */
  readonly first?: string
  readonly onChange: (days: HistoryDays) => void
}

/** A chosen day as the list writes it, or that none is chosen. */
const shownDay = (t: Translate, day: string) =>
  day === '' ? t('cashbox:anyDay') : formatDay(t, Date.parse(day), 'UTC')

/** The first and the last day of a list. */
export function DayRange({ days, first, onChange }: DayRangeProps) {
  const t = useTexts()
  const { from, to } = days
  return (
    <>
      <DateField
        label={t('cashbox:from')}
        value={from}
        shown={from === '' && first !== undefined ? first : shownDay(t, from)}
        max={to || undefined}
        onValueChange={(day) => onChange({ from: day, to })}
      />
      <DateField
        label={t('cashbox:to')}
        value={to}
        shown={shownDay(t, to)}
        min={from || undefined}
        errors={isTimeBackwards(days) ? [t('cashbox:backwards')] : []}
        onValueChange={(day) => onChange({ from, to: day })}
      />
    </>
  )
}
