import type { BrandManifest } from '@croupier/brands'
import { Carousel } from '@croupier/design-system'
import { observer } from 'mobx-react-lite'
import { BannerSkeleton, BannerSlide, type BannerUse } from '#shared/games/cards/banner-slide.tsx'
import { PublicPart } from '#shared/loading/public-part.tsx'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { useSite, useTab, useTexts } from '#shared/site/tab.tsx'

/** How wide the brand draws a banner of the lobby. */
export const bannerUse = ({ shape }: Pick<BrandManifest, 'shape'>): BannerUse =>
  shape?.['hero'] === 'pair' ? 'pairedBanner' : 'banner'

/** Whether the brand's lobby begins with banners. */
export const hasBanners = ({ shape }: Pick<BrandManifest, 'shape'>): boolean => shape?.['hero'] !== 'none'

/** The visitor's own, which the server draws once for all who have the same. */
export const LobbyBanners = observer(function LobbyBanners() {
  const { startPage } = useSite().banners
  return (
    <PublicPart name="lobby-banners" data={startPage.value ?? null}>
      <Offers />
    </PublicPart>
  )
})

function Offers() {
  const t = useTexts()
  const { banners } = useSite()
  const { brand } = useTab()
  const use = bannerUse(brand)
  const most = brand.shape?.['hero'] === 'single' ? 1 : undefined
  return (
    <ResourceView resource={banners.startPage} skeleton={<BannersSkeleton />} failed={t('lobby:bannersFailed')}>
      {(offers) =>
        offers.length > 0 && (
          <Carousel
            label={t('lobby:banners')}
            texts={{
              previous: t('lobby:previous'),
              next: t('lobby:next'),
              pause: t('lobby:pause'),
              play: t('lobby:resume'),
              carousel: t('lobby:carousel'),
              slide: t('lobby:slide'),
            }}
          >
            {offers.slice(0, most).map((banner, index) => (
              <BannerSlide key={banner.id} banner={banner} use={use} priority={index === 0} />
            ))}
          </Carousel>
        )
      }
    </ResourceView>
  )
}

function BannersSkeleton() {
  return (
    <div data-slot="carousel" aria-busy="true" className="-mx-gutter overflow-hidden px-gutter">
      <div data-slot="slides" className="-ms-(--carousel-gap) flex [--carousel-gap:calc(var(--gutter)+2px)]">
        {['first', 'next'].map((slide) => (
          <div key={slide} className="min-w-0 shrink-0 basis-[calc(100%*var(--carousel-slide))] ps-(--carousel-gap)">
            <BannerSkeleton />
          </div>
        ))}
      </div>
      <div className="mt-2 h-9" />
    </div>
  )
}
