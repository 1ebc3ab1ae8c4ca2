import { leftToday } from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { useTexts } from '../../../../shared/site/tab.tsx'
import { formatNumber } from '../../../../shared/texts/format-number.ts'
import { useHighFiveReads } from './use-high-fives.ts'

export interface LeftTodayProps {
  readonly promotionId: string
  readonly className?: string
}

/** How many high fives the player can still give today, where the platform sends it. */
export const LeftToday = observer(function LeftToday({ promotionId, className }: LeftTodayProps) {
  const t = useTexts()
  const statistic = useHighFiveReads().statistic(promotionId).value
  const daily = statistic?.daily
  const left = statistic ? leftToday(statistic) : null
  if (!daily || left === null) return null
  const number = (value: number) => formatNumber(t.languageTag, value)
  return (
    <p className={className}>
      {left === 0
        ? t('high-fives:noneLeft')
        : t('high-fives:leftToday', { left: number(left), limit: number(daily.limit) })}
    </p>
  )
})
