import { Picture, Sheet } from '@croupier/design-system'
import type { Promotion, PromotionPrize } from '@croupier/domain/promotions'
import { pictureSources } from '#shared/pictures/picture-sources.ts'
import { useTexts } from '#shared/site/tab.tsx'
import { prizeName } from './prize-name.ts'

export interface WinnersDialogProps {
  readonly promotion: Promotion
  readonly prize: PromotionPrize
  readonly open: boolean
  readonly onClose: () => void
}

/** Who has won a prize. */
export function Dialog({ promotion, prize, open, onClose }: WinnersDialogProps) {
  const t = useTexts()
  const image = prize.image ?? promotion.image
  return (
    <Sheet
      open={open}
      onClose={onClose}
      type="winners"
      size="sm"
      title={prizeName(t, prize, promotion)}
      closeLabel={t('dialogs:close')}
    >
      {image !== null && (
        <div className="mx-auto mb-5 w-40 overflow-hidden rounded-card">
          <Picture {...pictureSources(image, 'card')} alt="" ratio="square" />
        </div>
      )}
      <p className="heading mb-2 text-lg text-strong">{t('promotion-prizes:winnersTitle')}</p>
      <ol className="[&>li+li]:border-t [&>li+li]:border-line">
        {prize.winners.map((name, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two winners may have the same name
          <li key={`${index} ${name}`} className="py-2.5 wrap-anywhere text-body">
            {name}
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
