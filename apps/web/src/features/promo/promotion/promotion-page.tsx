import {
  createHighFives,
  createParticipants,
  createPromotions,
  Participation,
  type Promotion,
} from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { BackLink } from '#shared/navigation/back-link.tsx'
import { PROMO_PATH, promotionPath } from '#shared/navigation/addresses.ts'
import { EventPageSkeleton } from '#shared/events/event-page-skeleton.tsx'
import { useSite } from '#shared/site/tab.tsx'
import { PartView, PlayersPart } from '#shared/loading/late-part.tsx'
import { HighFivesSection } from './high-fives/high-fives-section.tsx'
import { hasHeroPicture, heroLayout, heroPicture } from './hero/hero-layout.ts'
import { PromotionHero } from './hero/promotion-hero.tsx'
import { duckHunt, hasHunt, playersParts } from './late-parts.ts'
import { ParticipantsSection } from './participation/participants-section.tsx'
import { ParticipationSection } from './participation/participation-section.tsx'
import { PrizesSection } from './prizes/prizes-section.tsx'
import { GamesSection } from './sections/games-section.tsx'
import { ResultsSection } from './sections/results-section.tsx'
import { TermsSection } from './sections/terms-section.tsx'
import { StaticPromotion } from './static-promotion.tsx'
import type { PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { readAll } from '#shared/loading/read-all.ts'
import { readFresh } from '#shared/loading/read-fresh.ts'
import type { Site } from '@croupier/domain'
import { pageDescription } from '#shared/html/page-description.ts'
import { useFocusRecovery } from '#shared/forms/use-focus-recovery.ts'
import { promotionAt, staticPageOf, trailOf } from './promotion-at.ts'
import { createPromotionGames } from '@croupier/domain/parts'

export { failure } from './promotion-at.ts'

/** Reads a promotion again on each visit, because points, prizes and results change. */
export async function load(context: PageContext): Promise<void> {
  const { site } = context
  const promotion = await readFresh(promotionAt(context))
  await readAll([
    staticPageOf(context, promotion)?.ensure(),
    // A static page shows no games.
    promotion.template === null ? null : site.part(createPromotionGames).first(promotion.slug).ensure(),
    readParticipation(site, promotion),
    readActivities(site, promotion),
  ])
}

/** The participants, and the player's own part. None of it fails the page: each section says its own failure. */
async function readParticipation(site: Site, { id, template }: Promotion): Promise<void> {
  if (template === null) return
  const own = site.playerPart(Participation)
  await readAll([site.part(createParticipants).table(id).page.ensure(), own?.userData(id).ensure()]).catch(
    () => undefined,
  )
}

/** What the promotion's high fives and its hunt show at first. None of it fails the page: each says its own failure. */
async function readActivities(site: Site, promotion: Promotion): Promise<void> {
  const { id, template, isHighFiveEnabled } = promotion
  if (template === null) return
  const fives = isHighFiveEnabled ? site.visitorPart(createHighFives) : null
  await readAll([
    fives?.statistic(id).ensure(),
    fives?.list(id, 'received').ensure(),
    hasHunt(promotion) && duckHunt.code.load().then(({ readHunt }) => readHunt(site, promotion)),
  ]).catch(() => undefined)
}

export const parts: NonNullable<PageModule['parts']> = (context) => {
  const promotion = promotionAt(context).value
  if (!promotion || promotion.template === null) return []
  return [...(context.isForPlayer ? [playersParts] : []), ...(hasHunt(promotion) ? [duckHunt] : [])]
}

export const head: PageModule['head'] = (context, t) => {
  const promotion = promotionAt(context).value
  if (!promotion) return { title: t('promotion:name') }
  const { title, image, background, startAt, endAt } = promotion
  return {
    title,
    ...pageDescription(promotion.fund),
    picture: image ?? background,
    trail: trailOf(promotion, t),
    ...(startAt !== null && { event: { name: title, startAt, endAt } }),
    ...(promotion.template === null && { canonical: promotionPath(promotion) }),
  }
}

export const firstPicture: NonNullable<PageModule['firstPicture']> = (context) => {
  const promotion = promotionAt(context).value
  // A static page has no hero.
  if (!promotion || promotion.template === null || !hasHeroPicture(heroLayout(promotion))) return null
  return heroPicture(promotion)
}

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
  const frame = useRef<HTMLElement>(null)
  useFocusRecovery(frame)
  return (
    <article
      ref={frame}
      tabIndex={-1}
      data-container={promotion.container}
      data-template={promotion.template}
      className="promotion px-gutter pb-section outline-none"
    >
      <BackLink fallback={PROMO_PATH} className="my-1" />
      <PromotionHero promotion={promotion} />
      <div className="mt-section grid gap-section">
        <ResultsSection promotion={promotion} />
        <ParticipationSection promotion={promotion} />
        <PrizesSection promotion={promotion} />
        {hasHunt(promotion) && (
          <PartView part={duckHunt}>{({ DuckHuntSection }) => <DuckHuntSection promotion={promotion} />}</PartView>
        )}
        <PlayersPart part={playersParts}>
          {({ DepositDaysSection }) => <DepositDaysSection promotion={promotion} />}
        </PlayersPart>
        <ParticipantsSection promotion={promotion} />
        <PlayersPart part={playersParts}>
          {({ PointsLogSection }) => <PointsLogSection promotion={promotion} />}
        </PlayersPart>
        <HighFivesSection promotion={promotion} />
        <GamesSection promotion={promotion} />
        <TermsSection promotion={promotion} />
      </div>
    </article>
  )
}
