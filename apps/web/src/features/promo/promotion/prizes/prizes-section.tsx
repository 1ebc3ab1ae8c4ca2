import {
  pageTypeOf,
  sortPrizes,
  type Promotion,
  type PromotionPrize,
  type PromotionTemplate,
} from '@croupier/domain/promotions'
import type { ReactNode } from 'react'
import { Section } from '#shared/events/section.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { PlayersPart } from '#shared/loading/late-part.tsx'
import { playersParts } from '../late-parts.ts'
import { PrizeActions } from './prize-actions.tsx'
import { PrizeCard, type PrizeCardShape } from './prize-card.tsx'
import { prizeGrid, prizeLadder } from './prize-grid.ts'

/** How a template arranges its prizes: a shop, a ladder to the main prize, or the main prize over the others. */
type Arrangement = 'shop' | 'ladder' | 'over'

const ARRANGEMENTS = {
  template1: 'over',
  template2: 'shop',
  template3: 'over',
  template4: 'ladder',
  template5: 'ladder',
} satisfies Record<PromotionTemplate, Arrangement>

const LISTS: Record<Arrangement, (others: number) => string> = {
  shop: (others) => prizeGrid(others, 'two'),
  over: (others) => prizeGrid(others, 'row'),
  ladder: prizeLadder,
}

const SHAPES: Record<Arrangement, { readonly main: PrizeCardShape; readonly other: PrizeCardShape }> = {
  shop: { main: 'wide', other: 'tall' },
  over: { main: 'wide', other: 'tall' },
  ladder: { main: 'wide', other: 'row' },
}

/**
 * The prizes. The main one, which is the last, comes first: in a ladder the others lead down from it, elsewhere
 * they follow by position.
 */
export function PrizesSection({ promotion }: { readonly promotion: Promotion }) {
  const t = useTexts()
  const [main, ...downwards] = sortPrizes(promotion.prizes).toReversed()
  if (!main || promotion.template === null) return null
  const isShop = pageTypeOf(promotion.template) === 'exchange'
  const arrangement = ARRANGEMENTS[promotion.template]
  const others = arrangement === 'ladder' ? downwards : downwards.toReversed()
  const item = (prize: PromotionPrize, shape: PrizeCardShape): ReactNode => (
    <li key={prize.id} className="min-w-0">
      <PrizeCard promotion={promotion} prize={prize} isMain={prize === main} shape={shape}>
        <PrizeActions promotion={promotion} prize={prize} />
      </PrizeCard>
    </li>
  )
  return (
    <Section title={t('promotion:prizes')} note={t(isShop ? 'promotion:prizesForPoints' : 'promotion:prizesByDraw')}>
      {isShop && (
        <PlayersPart part={playersParts}>
          {({ ExchangeNotice }) => <ExchangeNotice promotion={promotion} />}
        </PlayersPart>
      )}
      <ul className={LISTS[arrangement](others.length)}>
        {item(main, SHAPES[arrangement].main)}
        {others.map((prize) => item(prize, SHAPES[arrangement].other))}
      </ul>
    </Section>
  )
}
