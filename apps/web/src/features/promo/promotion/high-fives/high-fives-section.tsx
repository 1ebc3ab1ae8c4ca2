import { cardStyles, Skeleton, Tabs } from '@croupier/design-system'
import { createHighFives, type HighFiveSide, type HighFiveStatistic, type Promotion } from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { formatPoints } from '../sections/points-text.tsx'
import { Section } from '#shared/events/section.tsx'
import { usePlayer, useTexts, useSite } from '#shared/site/tab.tsx'
import { formatNumber } from '#shared/texts/format-number.ts'
import { useStatus } from '../participation/use-status.ts'
import { FivePicture } from './five-picture.tsx'
import { HighFiveList } from './high-five-list.tsx'
import { LeftToday } from './left-today.tsx'

const SIDES = ['received', 'sent'] as const

/** High fives of the player, or for guests of all players: their numbers, and the lists of received and given ones. */
export const HighFivesSection = observer(function HighFivesSection({ promotion }: { readonly promotion: Promotion }) {
  const t = useTexts()
  const fives = useSite().visitorPart(createHighFives)
  const isPlayer = usePlayer() !== null
  const [side, setSide] = useState<HighFiveSide>('received')
  const status = useStatus(promotion)
  // Nobody takes part before the start.
  if (!promotion.isHighFiveEnabled || status === 'future') return null
  const tabs = SIDES.map((id) => ({
    id,
    label: t(id === 'received' ? 'high-fives:received' : 'high-fives:sent'),
    content: <HighFiveList promotion={promotion} pages={fives.list(promotion.id, id)} side={id} isOwn={isPlayer} />,
  }))
  const cost = promotion.highFiveCost ?? 0
  const note =
    cost > 0 ? t('high-fives:costNote', { points: formatPoints(t, cost, promotion.currency) }) : t('high-fives:note')
  return (
    <Section title={t('high-fives:title')} note={status === 'past' ? undefined : note}>
      <div
        className={`${cardStyles()} grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[min(18rem,40%)_minmax(0,1fr)]`}
      >
        <ResourceView
          resource={fives.statistic(promotion.id)}
          skeleton={<Skeleton className="h-44 w-full" />}
          failed={t('high-fives:failed')}
        >
          {(statistic) => <Numbers statistic={statistic} promotion={promotion} isOwn={isPlayer} />}
        </ResourceView>
        <Tabs
          label={t('high-fives:lists')}
          tabs={tabs}
          value={side}
          onValueChange={(id) => setSide(id === 'sent' ? 'sent' : 'received')}
          className="min-w-0"
        />
      </div>
    </Section>
  )
})

interface NumbersProps {
  readonly statistic: HighFiveStatistic
  readonly promotion: Promotion
  readonly isOwn: boolean
}

function Numbers({ statistic: { rank, sent, received }, promotion, isOwn }: NumbersProps) {
  const t = useTexts()
  const facts = [
    { name: t('high-fives:received'), value: received },
    { name: t('high-fives:sent'), value: sent },
    { name: t('high-fives:place'), value: rank },
  ].filter(({ value }) => value !== null)
  return (
    <div className="flex flex-col gap-4 self-start rounded-card bg-sunken p-4 shadow-well">
      <div className="flex items-center gap-3">
        <FivePicture size={48} className="size-12" />
        <p className="text-sm font-semibold text-strong">{t(isOwn ? 'high-fives:own' : 'high-fives:ofAll')}</p>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-display text-xl leading-tight font-semibold text-strong tabular-nums">
              {formatNumber(t.languageTag, value ?? 0)}
            </dd>
          </div>
        ))}
      </dl>
      <LeftToday promotion={promotion} className="text-sm text-body" />
    </div>
  )
}
