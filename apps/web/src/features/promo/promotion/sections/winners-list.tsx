import { sortPrizes, type Promotion, type PromotionPrize } from '@croupier/domain/promotions'
import { useTexts } from '#shared/site/tab.tsx'
import { prizeName } from '../prizes/prize-name.ts'
import { PrizePicture } from '../prizes/prize-picture.tsx'
import { WinnersButton } from '../prizes/winners-button.tsx'

/** How many names of a prize the page shows; its dialog shows all. */
const NAMES_IN_PAGE = 5

export const prizesWithWinners = ({ prizes }: Pick<Promotion, 'prizes'>): readonly PromotionPrize[] =>
  sortPrizes(prizes)
    .toReversed()
    .filter(({ winners }) => winners.length > 0)

/** Who has won what, the main prize first. In the served page, so that it is read without scripts too. */
export function WinnersList({ promotion }: { readonly promotion: Promotion }) {
  return (
    <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      {prizesWithWinners(promotion).map((prize) => (
        <li key={prize.id} className="flex min-w-0 items-start gap-4">
          <PrizePicture address={prize.image} className="size-14" />
          <PrizeWinners promotion={promotion} prize={prize} />
        </li>
      ))}
    </ul>
  )
}

function PrizeWinners({ promotion, prize }: { readonly promotion: Promotion; readonly prize: PromotionPrize }) {
  const t = useTexts()
  const { winners } = prize
  const more = winners.length - NAMES_IN_PAGE
  return (
    <div className="min-w-0 flex-1">
      <h3 className="font-semibold wrap-anywhere text-strong">{prizeName(t, prize, promotion)}</h3>
      <ul
        aria-label={t('promotion-prizes:winnersTitle')}
        className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-body"
      >
        {winners.slice(0, NAMES_IN_PAGE).map((name, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two winners may have the same name
          <li key={`${index} ${name}`} className="min-w-0 wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <div className="mt-2">
          <WinnersButton promotion={promotion} prize={prize}>
            {t('promotion-prizes:moreWinners', { count: more })}
          </WinnersButton>
        </div>
      )}
    </div>
  )
}
