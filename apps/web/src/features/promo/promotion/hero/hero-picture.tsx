import type { Promotion } from '@croupier/domain/promotions'
import { heroPicture, type HeroLayout } from './hero-layout.ts'

const PLACES: Partial<Record<HeroLayout, string>> = {
  split: 'h-48 sm:h-60 md:h-72 lg:absolute lg:inset-y-0 lg:inset-e-0 lg:h-full lg:w-[52%]',
  mirror: 'h-48 sm:h-60 md:h-72 lg:absolute lg:inset-y-0 lg:inset-s-0 lg:h-full lg:w-[47%]',
  centre: 'h-48 sm:h-60 md:h-72 lg:h-84',
}

export interface HeroPictureProps {
  readonly promotion: Promotion
  readonly layout: HeroLayout
}

/** The largest picture of the page, so it is asked for first. */
export function HeroPicture({ promotion, layout }: HeroPictureProps) {
  const picture = heroPicture(promotion)
  if (!picture) return <div className="md:h-4" />
  return (
    <div className={`promo-picture ${PLACES[layout] ?? ''}`}>
      <img {...picture} alt="" width="1200" height="480" fetchPriority="high" draggable={false} />
    </div>
  )
}
