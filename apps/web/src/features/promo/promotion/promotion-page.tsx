import { createPromotions, type Promotion } from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { BackLink } from '#shared/navigation/back-link.tsx'
import { PROMO_PATH } from '#shared/navigation/addresses.ts'
import { EventPageSkeleton } from '#shared/events/event-page-skeleton.tsx'
import { useSite } from '#shared/site/tab.tsx'
import { DuckHuntSection } from './duck-hunt/duck-hunt-section.tsx'
import { HighFivesSection } from './high-fives/high-fives-section.tsx'
import { PromotionHero } from './hero/promotion-hero.tsx'
import { DepositDaysSection } from './participation/deposit-days-section.tsx'
import { ParticipantsSection } from './participation/participants-section.tsx'
import { ParticipationSection } from './participation/participation-section.tsx'
import { PointsLogSection } from './participation/points-log-section.tsx'
import { PrizesSection } from './prizes/prizes-section.tsx'
import { GamesSection } from './sections/games-section.tsx'
import { ResultsSection } from './sections/results-section.tsx'
import { TermsSection } from './sections/terms-section.tsx'
import { StaticPromotion } from './static-promotion.tsx'

/** A promotion, live while it is open: its phase, its prize pool and its results change without a reload. */
export const Page = observer(function PromotionPage() {
  const { slug = '' } = useParams()
  const promotions = useSite().part(createPromotions)
  const promotion = promotions.promotion(slug).value
  useEffect(() => promotions.watch(slug), [promotions, slug])
  if (!promotion) return <EventPageSkeleton hero="h-112 md:h-96" />
  return promotion.template === null ? (
    <StaticPromotion slug={slug} />
  ) : (
    <PromotionSections key={promotion.id} promotion={promotion} />
  )
})

/** Each section draws nothing where it has nothing to show. */
function PromotionSections({ promotion }: { readonly promotion: Promotion }) {
  return (
    <article
      data-container={promotion.container}
      data-template={promotion.template}
      className="promotion px-gutter pb-section"
    >
      <BackLink fallback={PROMO_PATH} className="my-1" />
      <PromotionHero promotion={promotion} />
      <div className="mt-section grid gap-section">
        <ResultsSection promotion={promotion} />
        <ParticipationSection promotion={promotion} />
        <PrizesSection promotion={promotion} />
        <DuckHuntSection promotion={promotion} />
        <DepositDaysSection promotion={promotion} />
        <ParticipantsSection promotion={promotion} />
        <PointsLogSection promotion={promotion} />
        <HighFivesSection promotion={promotion} />
        <GamesSection promotion={promotion} />
        <TermsSection promotion={promotion} />
      </div>
    </article>
  )
}
