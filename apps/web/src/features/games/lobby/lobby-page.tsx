import type { LobbyBlock } from '@croupier/brands'
import { FIRST_ROWS, topCategoriesFirst, type GameCategory, lobbyCategories } from '@croupier/domain/games'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { hasFeature } from '#shared/site/brand.ts'
import { useWithTexts } from '#shared/loading/use-with-texts.ts'
import { useBrand, useSite, useTexts } from '#shared/site/tab.tsx'
import { categoryPath } from '#shared/navigation/addresses.ts'
import { bannerPicture } from '#shared/games/cards/banner-slide.tsx'
import { CategoryChips, CategoryChipsSkeleton } from '#shared/games/cards/category-chips.tsx'
import { PublicPart } from '#shared/loading/public-part.tsx'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { DeferredBoundary } from '#shared/loading/hydration-gate.tsx'
import { CategoryRow, RowSkeleton } from './game-row.tsx'
import { CurrentBlock } from './current-block.tsx'
import { LaterRow } from './later-row.tsx'
import { bannerUse, hasBanners, LobbyBanners } from './lobby-banners.tsx'
import { late, LateView, type LateViewProps } from '#shared/loading/late.tsx'
import { planLobby, rowKinds } from './lobby-rows.ts'
import { FavouritesRow, RecentRow } from './own-rows.tsx'
import { StudiosRow } from './studios-row.tsx'
import { useNear } from './use-near.ts'
import { WinnersStrip } from './winners-strip.tsx'
import type { FirstPicture, HeadContext, PageModule } from '#shared/navigation/page-route.ts'
import { marketFooter } from '#shared/sections/market/late-market-footer.tsx'
import { useIsExcluded } from '#shared/site/use-is-excluded.ts'
import { readAll } from '#shared/loading/read-all.ts'
import type { Site } from '@croupier/domain'

const promoWidget = late(() => import('./late/promo-widget.tsx'))
const promotionsRow = late(() => import('./late/promotions-row.tsx'))
const tournamentsRow = late(() => import('./late/tournaments-row.tsx'))
const PROMOTION_TEXTS = ['promotions'] as const
const TOURNAMENT_TEXTS = ['tournaments', 'promotions'] as const

/** Reads all parts of the lobby in parallel, and the rows once the categories are known. */
export const load = ({ site, brand }: HeadContext) =>
  readAll([
    hasBanners(brand) && site.banners.startPage.ensure(),
    loadRows(site),
    site.games.producers.ensure(),
    site.winners.feed.ensure(),
    // The lobby is complete without it.
    site.content.block.ensure().catch(() => undefined),
    // Reload, because games may have been played since the last visit of the lobby.
    site.player?.recent.reload(),
  ])

/**
 * Reads the first rows. The server reads all rows of a guest's page, which has links to their games for visitors without
 * JavaScript; a player's page takes these rows from it (decision 20).
 */
async function loadRows({ games, session }: Site): Promise<unknown> {
  const rows = lobbyCategories(await games.categories.ensure())
  const isForAll = import.meta.env.SSR && !session.isSignedIn
  return readAll((isForAll ? rows : rows.slice(0, FIRST_ROWS)).map(({ slug }) => games.row(slug).ensure()))
}

export const head: PageModule['head'] = ({ site, brand }, t) => {
  const studios = site.games.producers.value?.length ?? 0
  return {
    title: t('lobby:title', { brand: brand.name }),
    // One studio is nothing to count.
    ...(studios > 1 && { description: t('lobby:description', { studios }) }),
  }
}

export const firstPicture = ({ site: { banners }, brand }: HeadContext): FirstPicture | null => {
  const first = hasBanners(brand) && banners.startPage.value?.[0]
  return first ? bannerPicture(first, bannerUse(brand)) : null
}

export const Page = observer(function LobbyPage() {
  const t = useTexts()
  const { games, player } = useSite()
  const brand = useBrand()
  const Limits = marketFooter.code.value?.LateLimitsAtHome
  const isExcluded = useIsExcluded()
  return (
    <div className="flex flex-col gap-section px-gutter pt-4 pb-12 lg:pt-6">
      <h1 className="sr-only">{t('lobby:heading')}</h1>
      {!isExcluded && hasBanners(brand) && <LobbyBanners />}
      {player && Limits && <Limits />}
      <ResourceView resource={games.categories} skeleton={<CatalogueSkeleton />} failed={t('lobby:rowFailed')}>
        {(categories) => <Catalogue categories={categories} />}
      </ResourceView>
      {!isExcluded && (
        <PublicPart name="lobby-block">
          <CurrentBlock />
        </PublicPart>
      )}
      <NearView code={promoWidget} texts={PROMOTION_TEXTS}>
        {({ PromoWidget }) => <PromoWidget />}
      </NearView>
    </div>
  )
})

function Catalogue({ categories }: { readonly categories: readonly GameCategory[] }) {
  const t = useTexts()
  return (
    <>
      <PublicPart name="lobby-chips">
        <CategoryChips
          className="lobby-chips -mt-3 lg:-mt-5"
          label={t('lobby:quickCategories')}
          categories={topCategoriesFirst(categories)}
          all={t('games:allGames')}
          pathOf={categoryPath}
        />
      </PublicPart>
      <RecentRow />
      <FavouritesRow />
      <PublicPart name="lobby-rows">
        <Rows categories={categories} />
      </PublicPart>
    </>
  )
}

function Rows({ categories }: { readonly categories: readonly GameCategory[] }) {
  const { lobby } = useBrand()
  return planLobby(categories, lobby).map((part) =>
    typeof part === 'string' ? (
      <Block key={part} name={part} />
    ) : (
      <DeferredBoundary key={part.category.slug}>
        {part.index < FIRST_ROWS ? <CategoryRow {...part} /> : <LaterRow {...part} />}
      </DeferredBoundary>
    ),
  )
}

/** Promotions and tournaments that run: where the operator wants them. */
const Block = observer(function Block({ name }: { readonly name: LobbyBlock }) {
  const brand = useBrand()
  const wanted = useSite().content.serverData.value
  if (name === 'promotions')
    return (
      wanted?.hasPromotionsRow && (
        <NearView code={promotionsRow} texts={PROMOTION_TEXTS}>
          {({ PromotionsRow }) => <PromotionsRow />}
        </NearView>
      )
    )
  if (name === 'tournaments')
    return (
      wanted?.hasTournamentsRow && (
        <NearView code={tournamentsRow} texts={TOURNAMENT_TEXTS}>
          {({ TournamentsRow }) => <TournamentsRow />}
        </NearView>
      )
    )
  if (name === 'winners' && !hasFeature(brand, name)) return null
  return <DeferredBoundary>{name === 'winners' ? <WinnersStrip /> : <StudiosRow />}</DeferredBoundary>
})

interface NearViewProps<T> extends Pick<LateViewProps<T>, 'code' | 'children'> {
  /** A stable array. */
  readonly texts: Parameters<typeof useWithTexts>[1]
}

/**
 * Loads and draws code once its place is half a window from the view and the page is idle; three windows, and at once, for a
 * visitor who scrolls. Before, it takes no room, not even a gap; on the way back to the lobby it stands where it stood.
 */
function NearView<T>({ code: own, texts, children }: NearViewProps<T>) {
  const place = useRef<HTMLDivElement>(null)
  const code = useWithTexts(own, texts)
  const [hasScrolled, setHasScrolled] = useState(false)
  useEffect(() => {
    const scrolled = () => setHasScrolled(true)
    window.addEventListener('scroll', scrolled, { once: true, passive: true })
    return () => window.removeEventListener('scroll', scrolled)
  }, [])
  const isNear = useNear(place, { isLoaded: code.value !== undefined, windows: hasScrolled ? 3 : 0.5 })
  if (!isNear) return <div ref={place} className="-mb-(--section)" />
  return (
    <LateView code={code} wait={hasScrolled ? null : 'idle'}>
      {children}
    </LateView>
  )
}

function CatalogueSkeleton() {
  const { lobby } = useBrand()
  return (
    <div inert aria-busy className="contents">
      <CategoryChipsSkeleton className="lobby-chips -mt-3 lg:-mt-5" />
      {rowKinds(lobby)
        .slice(0, FIRST_ROWS)
        .map((kind, index) => (
          <RowSkeleton key={index} kind={kind} />
        ))}
    </div>
  )
}
