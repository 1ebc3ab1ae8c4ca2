import type { Promotion, PromotionContainer, PromotionPhase } from '@croupier/domain/promotions'
import type { BrandAsset } from '@croupier/brands'
import { brandAddress } from '#shared/site/brand.ts'
import { useBrand, useTexts } from '#shared/site/tab.tsx'
import { usePromotionPhase } from '../sections/use-promotion-phase.ts'
import { PlatformHtml } from '#shared/html/platform-html.tsx'
import { HeroFigures } from './hero-figures.tsx'
import { hasHeroPicture, heroLayout, type HeroLayout } from './hero-layout.ts'
import { HeroPicture } from './hero-picture.tsx'
import { MainPrize } from './main-prize.tsx'
import { TimeLeft } from './time-left.tsx'
import type { PlainTextKey } from '#shared/texts/translate.ts'

const ORNAMENTS = {
  default: 'promoDefault',
  birthday: 'promoBirthday',
  secondary: 'promoSecondary',
  third: 'promoThird',
} satisfies Record<PromotionContainer, BrandAsset>

const WORDS: Record<HeroLayout, string> = {
  split: 'md:pb-8 lg:w-[56%] lg:py-10',
  mirror: 'md:pb-8 lg:ms-auto lg:w-[53%] lg:py-10 lg:ps-4',
  centre: 'mx-auto max-w-3xl justify-items-center text-center md:pt-0 md:pb-10',
  band: 'md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-x-10 md:py-8',
  showcase: 'md:grid-cols-[minmax(20rem,1fr)_minmax(0,22rem)] md:items-center md:gap-x-6 md:py-8 lg:gap-x-10',
}

/** The prize and the time left, in the composition of the promotion's template and the design of its container. */
export function PromotionHero({ promotion }: { readonly promotion: Promotion }) {
  const brand = useBrand()
  const { phase, until } = usePromotionPhase(promotion)
  const layout = heroLayout(promotion)
  return (
    <header data-layout={layout} data-phase={phase} className="promo-panel">
      <img
        src={brandAddress(brand, ORNAMENTS[promotion.container])}
        alt=""
        width="320"
        height="320"
        fetchPriority="low"
        className="promo-ornament"
      />
      {hasHeroPicture(layout) && <HeroPicture promotion={promotion} layout={layout} />}
      <div className={`relative grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 p-5 md:px-9 ${WORDS[layout]}`}>
        <div className={`grid min-w-0 gap-3 ${layout === 'centre' ? 'justify-items-center' : 'justify-items-start'}`}>
          <PhaseBadge phase={phase} />
          <h1 className="heading text-2xl wrap-anywhere text-strong">{promotion.title}</h1>
          {promotion.fund.trim() !== '' && <PlatformHtml html={promotion.fund} className="text-lg" />}
        </div>
        {layout === 'showcase' && <MainPrize promotion={promotion} />}
        <div
          className={`grid min-w-0 content-center gap-5 ${layout === 'centre' ? 'justify-items-center' : 'justify-items-start'}`}
        >
          <HeroFigures promotion={promotion} isLarge={layout === 'centre'} />
          <TimeLeft promotion={promotion} phase={phase} until={until} />
        </div>
      </div>
    </header>
  )
}

const NAMES = {
  upcoming: 'promotion:upcoming',
  running: 'promotion:running',
  drawing: 'promotion:drawing',
  results: 'promotion:resultsAreIn',
  finished: 'promotion:finished',
} satisfies Record<PromotionPhase, PlainTextKey>

/** Announced when it changes. */
function PhaseBadge({ phase }: { readonly phase: PromotionPhase }) {
  const t = useTexts()
  return (
    <output className="promo-badge inline-flex h-7 items-center rounded-mark px-2.5 text-sm font-semibold">
      {t(NAMES[phase])}
    </output>
  )
}
