import { leftToday, type Promotion, createHighFives } from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { useTexts, useSite } from '#shared/site/tab.tsx'
import { formatNumber } from '#shared/texts/format-number.ts'
import { useNextDay } from '../participation/use-next-day.ts'
import { useStatus } from '../participation/use-status.ts'

export interface LeftTodayProps {
  readonly promotion: Promotion
  readonly className?: string
}

/** How many high fives the player can still give today, where the platform sends it; nothing once the promotion is over. */
export const LeftToday = observer(function LeftToday({ promotion, className }: LeftTodayProps) {
  const t = useTexts()
  const read = useSite().visitorPart(createHighFives).statistic(promotion.id)
  useNextDay(() => read.reread())
  const statistic = read.value
  const daily = statistic?.daily
  const left = statistic ? leftToday(statistic) : null
  const isOver = useStatus(promotion) === 'past'
  if (isOver || !daily || left === null) return null
  const number = (value: number) => formatNumber(t.languageTag, value)
  return (
    <p className={className}>
      {left === 0
        ? t('high-fives:noneLeft')
        : t('high-fives:leftToday', { left: number(left), limit: number(daily.limit) })}
    </p>
  )
})
