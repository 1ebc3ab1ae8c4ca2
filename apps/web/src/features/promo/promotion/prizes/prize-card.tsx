import { cardStyles } from '@croupier/design-system'
import { prizeCurrency, type Promotion, type PromotionPrize } from '@croupier/domain/promotions'
import type { ReactNode } from 'react'
import { PointsText } from '../sections/points-text.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { prizeName } from './prize-name.ts'
import { PrizePicture } from './prize-picture.tsx'

/** `tall`: a card of a grid; `wide`: picture beside the words; `row`: a line of a ladder. */
export type PrizeCardShape = 'tall' | 'wide' | 'row'

export interface PrizeCardProps {
  readonly promotion: Promotion
  readonly prize: PromotionPrize
  readonly isMain: boolean
  readonly shape?: PrizeCardShape
  /** What can be done with it, and its state. */
  readonly children?: ReactNode
}

const CARDS: Record<PrizeCardShape, string> = {
  tall: 'flex-col gap-3',
  wide: 'flex-wrap content-center items-center gap-x-4 gap-y-4 sm:gap-x-6',
  row: 'flex-wrap items-center gap-x-4 gap-y-3',
}

const WORDS: Record<PrizeCardShape, string> = {
  tall: '',
  wide: 'basis-36 sm:basis-52',
  row: 'basis-36',
}

const PICTURES: Record<PrizeCardShape, string> = {
  tall: 'aspect-square w-full max-w-44 self-center',
  wide: 'size-24 sm:size-36',
  row: 'size-16',
}

export function PrizeCard({ promotion, prize, isMain, shape = 'tall', children }: PrizeCardProps) {
  const t = useTexts()
  const name = prizeName(t, prize, promotion)
  const mainPrize = t('promotion:mainPrize')
  return (
    <div
      data-main={isMain || undefined}
      className={`${isMain ? 'promo-panel p-4 sm:p-5' : cardStyles({ padding: 'sm' })} flex h-full ${CARDS[shape]}`}
    >
      <PrizePicture address={prize.image} className={PICTURES[shape]} />
      <div className={`min-w-0 grow ${WORDS[shape]}`}>
        {isMain && name !== mainPrize && <p className="mb-1 text-sm text-muted">{mainPrize}</p>}
        <h3 className={`wrap-anywhere text-strong ${isMain ? 'heading text-lg sm:text-xl' : 'font-semibold'}`}>
          {name}
        </h3>
        {prize.price !== null && prize.title !== null && (
          <p className="mt-1.5 text-body">
            <PointsText points={prize.price} currency={prizeCurrency(prize, promotion)} />
          </p>
        )}
        {prize.left !== null && prize.left > 0 && (
          <p className="mt-1 text-sm text-muted tabular-nums">{t('promotion:prizesLeft', { count: prize.left })}</p>
        )}
      </div>
      {children}
    </div>
  )
}
