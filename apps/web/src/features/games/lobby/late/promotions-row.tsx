import { createPromotions } from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { PROMO_PATH } from '#shared/navigation/addresses.ts'
import { PromotionCard } from '#shared/events/promotion-card.tsx'
import { sanitizer } from '#shared/html/platform-html.tsx'
import { useLate } from '#shared/loading/late.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { RunningRow } from '../running-row.tsx'

/** The promotions that run; nothing while none does. A failure leaves the lobby as it is. */
export const PromotionsRow = observer(function PromotionsRow() {
  const t = useTexts()
  const { list } = useSite().part(createPromotions)
  // Prizes are HTML: a card that gets its prize later grows.
  const canDraw = useLate(sanitizer).status !== 'loading'
  const all = { to: PROMO_PATH, text: t('promotions:all') }
  return (
    <RunningRow title={t('promotions:title')} events={canDraw && list.value ? list.value : []} all={all}>
      {(promotion) => <PromotionCard key={promotion.id} promotion={promotion} />}
    </RunningRow>
  )
})
