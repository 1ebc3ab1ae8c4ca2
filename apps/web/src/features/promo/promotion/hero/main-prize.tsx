import { prizeCurrency, sortPrizes, type Promotion } from '@croupier/domain/promotions'
import { PointsText } from '../sections/points-text.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { prizeName } from '../prizes/prize-name.ts'
import { PrizePicture } from '../prizes/prize-picture.tsx'

/** The main prize as the hero of a promotion whose prizes have prices. */
export function MainPrize({ promotion }: { readonly promotion: Promotion }) {
  const t = useTexts()
  const prize = sortPrizes(promotion.prizes).at(-1)
  if (!prize) return null
  const name = prizeName(t, prize, promotion)
  const mainPrize = t('promotion:mainPrize')
  return (
    <div className="flex min-w-0 items-center gap-4 max-[19rem]:flex-col max-[19rem]:items-start md:row-span-2 md:flex-col md:gap-2 md:text-center">
      <PrizePicture address={prize.image ?? promotion.image} className="size-24 md:size-52" isFirst />
      <div className="grid min-w-0 gap-1.5 md:justify-items-center">
        {name !== mainPrize && <p className="text-sm">{mainPrize}</p>}
        <p className="heading text-lg wrap-anywhere md:text-xl text-strong">{name}</p>
        {prize.price !== null && prize.title !== null && (
          <PointsText points={prize.price} currency={prizeCurrency(prize, promotion)} />
        )}
      </div>
    </div>
  )
}
