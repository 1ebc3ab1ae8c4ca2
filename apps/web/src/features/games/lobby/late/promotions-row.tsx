import { createPromotions } from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { PROMO_PATH } from '#shared/navigation/addresses.ts'
import { PromotionCard } from '#shared/events/promotion-card.tsx'
import { late, useLate } from '#shared/loading/late.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { RunningRow } from '../running-row.tsx'

/** Draws the prizes, which are HTML (`PlatformHtml`): a card that gets its prize later grows. */
const sanitizer = late(() => import('#shared/html/sanitize-in-browser.ts'))

/** The promotions that run; nothing while none does. A failure leaves the lobby as it is. */
export const PromotionsRow = observer(function PromotionsRow({ isHere }: { readonly isHere: boolean }) {
  const t = useTexts()
  const { list } = useSite().part(createPromotions)
  const canDraw = useLate(sanitizer).status !== 'loading'
  const all = { to: PROMO_PATH, text: t('promotions:all') }
  return (
    <RunningRow
      isHere={isHere}
      title={t('promotions:title')}
      events={canDraw && list.value ? list.value : []}
      all={all}
    >
      {(promotion) => <PromotionCard key={promotion.id} promotion={promotion} />}
    </RunningRow>
  )
})
