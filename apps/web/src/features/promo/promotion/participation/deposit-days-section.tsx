import { parseTime } from '@croupier/domain/core'
import {
  Participation,
  currencyOfPoints,
  dayAt,
  depositDayState,
  type DepositDay,
  type Promotion,
} from '@croupier/domain/promotions'
import { Skeleton, useIsOver } from '@croupier/design-system'
import { observer } from 'mobx-react-lite'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { Section } from '#shared/events/section.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { DepositDayCard } from './deposit-day-card.tsx'
import { useStatus } from './use-status.ts'

const DAY_MS = 86_400_000

/** A member's deposits day by day, and the points that they bring. */
export const DepositDaysSection = observer(function DepositDaysSection({
  promotion,
}: {
  readonly promotion: Promotion
}) {
  const t = useTexts()
  const participation = useSite().playerPart(Participation)
  if (!participation || !promotion.hasDepositAchievements || !participation.isMember(promotion.id)) return null
  const days = participation.depositDays(promotion.id)
  if (days.value?.length === 0) return null
  return (
    <Section title={t('promotion-players:days')} note={t('promotion-players:daysNote')}>
      <ResourceView
        resource={days}
        skeleton={<Skeleton className="h-40 w-full" />}
        failed={t('promotion-players:daysFailed')}
      >
        {(known) => <Days days={known} promotion={promotion} />}
      </ResourceView>
    </Section>
  )
})

function Days({ days, promotion }: { readonly days: readonly DepositDay[]; readonly promotion: Promotion }) {
  const { clock } = useSite()
  const today = dayAt(clock.now())
  // Draws the next day when it begins.
  useIsOver(parseTime(today) + DAY_MS)
  const isOpen = useStatus(promotion) === 'active'
  return (
    <ol className="grid grid-cols-3 max-[19rem]:grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-3">
      {days.map((day) => (
        <DepositDayCard
          key={day.day}
          day={day}
          state={depositDayState(day, clock.now())}
          currency={currencyOfPoints(day, promotion)}
          isOpen={isOpen}
        />
      ))}
    </ol>
  )
}
