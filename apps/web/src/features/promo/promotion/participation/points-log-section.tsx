import { Button, Skeleton } from '@croupier/design-system'
import {
  Participation,
  currencyOfPoints,
  type PointsEntry,
  type PointsReason,
  type Promotion,
  type PromotionCurrency,
} from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { formatPoints } from '../sections/points-text.tsx'
import { Section } from '#shared/events/section.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { LocalTime } from '#shared/site/local-time.tsx'
import type { PlainTextKey } from '#shared/texts/translate.ts'

/** Where a member's points came from and went, live. */
export const PointsLogSection = observer(function PointsLogSection({ promotion }: { readonly promotion: Promotion }) {
  const t = useTexts()
  const participation = useSite().playerPart(Participation)
  if (!participation?.isMember(promotion.id)) return null
  return (
    <Section title={t('promotion-players:log')}>
      <ResourceView
        resource={participation.pointsLog(promotion.id)}
        skeleton={<Skeleton className="h-64 w-full" />}
        failed={t('promotion-players:logFailed')}
      >
        {(entries) =>
          entries.length > 0 ? (
            <Log entries={entries} promotion={promotion} />
          ) : (
            <p className="text-sm text-muted">{t('promotion-players:logEmpty')}</p>
          )
        }
      </ResourceView>
    </Section>
  )
})

/** Entries in view at first, and with each further press. */
const STEP = 10

function Log({ entries, promotion }: { readonly entries: readonly PointsEntry[]; readonly promotion: Promotion }) {
  const t = useTexts()
  const [shown, setShown] = useState(STEP)
  const more = Math.min(STEP, entries.length - shown)
  return (
    <div className="grid justify-items-start gap-4">
      <ul className="w-full [&>li+li]:border-t [&>li+li]:border-line rounded-card bg-surface px-4 shadow-card md:px-5">
        {entries.slice(0, shown).map((entry) => (
          <Entry key={entry.id} entry={entry} currency={currencyOfPoints(entry, promotion)} />
        ))}
      </ul>
      {more > 0 && (
        <Button onClick={() => setShown(shown + STEP)}>{t('promotion-players:logMore', { count: more })}</Button>
      )}
    </div>
  )
}

interface EntryProps {
  readonly entry: PointsEntry
  readonly currency: PromotionCurrency | null
}

function Entry({ entry: { at, points, reason, title }, currency }: EntryProps) {
  const t = useTexts()
  const sign = points > 0 ? '+' : points < 0 ? '\u2212' : ''
  return (
    <li className="flex items-baseline justify-between gap-4 py-3 text-sm">
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere text-strong">{t(REASONS[reason])}</span>
        <span className="block wrap-anywhere text-muted">
          {title !== '' && `${title}${at === null ? '' : ' · '}`}
          {at !== null && <LocalTime at={at} />}
        </span>
      </span>
      <span className={`shrink-0 font-semibold tabular-nums ${points < 0 ? 'text-negative' : 'text-positive'}`}>
        {sign}
        {formatPoints(t, Math.abs(points), currency)}
      </span>
    </li>
  )
}

const REASONS: Readonly<Record<PointsReason, PlainTextKey>> = {
  bet: 'promotion-players:fromBets',
  deposit: 'promotion-players:fromDeposit',
  high_five_sent: 'promotion-players:fromSent',
  high_five_received: 'promotion-players:fromReceived',
  achievement: 'promotion-players:fromDay',
  exchange: 'promotion-players:forPrize',
  duck_hunt: 'promotion-players:fromHunt',
  other: 'promotion-players:fromOther',
}
