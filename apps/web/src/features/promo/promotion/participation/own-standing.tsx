import { Badge, Skeleton } from '@croupier/design-system'
import type { Resource } from '@croupier/domain/core'
import type { Participation, Promotion, PromotionCurrency, UserData } from '@croupier/domain/promotions'
import { Check } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { Link } from '#shared/navigation/link.tsx'
import { PointsText } from '../sections/points-text.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { formatNumber } from '#shared/texts/format-number.ts'
import { UNKNOWN_AMOUNT } from '#shared/site/moving-amount.tsx'
import { useStatus } from './use-status.ts'

export interface OwnStandingProps {
  readonly promotion: Promotion
  readonly participation: Participation
}

/** A member's points and place, live. An unknown number is a dash, never 0. */
export const OwnStanding = observer(function OwnStanding({ promotion, participation }: OwnStandingProps) {
  const t = useTexts()
  const { id, currency, additionalCurrency } = promotion
  const isOver = useStatus(promotion) === 'past'
  const data = participation.userData(id).value
  return (
    <div className="grid gap-5">
      <Badge tone="positive" size="lg" className="justify-self-start">
        <Check aria-hidden="true" />
        {t(isOver ? 'promotion-players:tookPart' : 'promotion-players:member')}
      </Badge>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
        <Figure name={t('promotion-players:ownPoints')}>
          <OwnPoints points={data?.points} currency={currency} />
        </Figure>
        {additionalCurrency && (
          <Figure name={t('promotion-players:additionalPoints')}>
            <OwnPoints points={data?.additionalPoints} currency={additionalCurrency} />
          </Figure>
        )}
        <Figure name={t('promotion-players:place')}>
          <OwnPlace promotion={promotion} participation={participation} />
        </Figure>
      </dl>
    </div>
  )
})

/** In place of the standing while the player's data are read, and when that fails. */
export function StandingSkeleton({ userData }: { readonly userData: Resource<UserData> }) {
  const t = useTexts()
  const skeleton = <Skeleton className="h-20 w-full" />
  return (
    <ResourceView resource={userData} skeleton={skeleton} failed={t('promotion-players:ownFailed')}>
      {() => skeleton}
    </ResourceView>
  )
}

interface OwnPointsProps {
  /** Undefined or null: not known. */
  readonly points: number | null | undefined
  readonly currency: PromotionCurrency | null
}

function OwnPoints({ points, currency }: OwnPointsProps) {
  if (points === undefined || points === null) return UNKNOWN_AMOUNT
  const text = <PointsText points={points} currency={currency} />
  if (!currency?.url) return text
  return (
    <Link to={currency.url} className="-my-2 inline-flex min-h-11 items-center underline-offset-4 hover:underline">
      {text}
    </Link>
  )
}

const OwnPlace = observer(function OwnPlace({ promotion, participation }: OwnStandingProps) {
  const t = useTexts()
  const { state, value } = participation.own(promotion.id)
  if (value?.rank) return formatNumber(t.languageTag, value.rank)
  if (state.status === 'failed')
    return (
      <LoadFailure
        text={t('promotion-players:placeFailed')}
        onRetry={() => void participation.own(promotion.id).reload()}
      />
    )
  if (value === undefined) return UNKNOWN_AMOUNT
  return t('promotion-players:noPlace')
})

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1 font-display text-xl leading-tight font-semibold wrap-anywhere text-strong">{children}</dd>
    </div>
  )
}
