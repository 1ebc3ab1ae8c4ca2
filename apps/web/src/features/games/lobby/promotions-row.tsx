import { linkStyles, Row } from '@croupier/design-system'
import { sortEvents } from '@croupier/domain/core'
import { createPromotions, type Promotion } from '@croupier/domain/promotions'
import { ChevronRight } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { rowTexts } from '../../../shared/games/cards/row-texts.ts'
import { PROMO_PATH } from '../../../shared/navigation/addresses.ts'
import { Link } from '../../../shared/navigation/link.tsx'
import { PromotionCard } from '../../../shared/promotions/promotion-card.tsx'
import { useEventTime } from '../../../shared/promotions/use-event-time.ts'
import { useSite, useTexts } from '../../../shared/site/tab.tsx'

/** The promotions that run; nothing while none does. A failure leaves the lobby as it is. */
export const PromotionsRow = observer(function PromotionsRow() {
  const { list } = useSite().part(createPromotions)
  return <RunningRow promotions={list.value ?? []} />
})

interface RunningRowProps {
  readonly promotions: readonly Promotion[]
}

function RunningRow({ promotions }: RunningRowProps) {
  const t = useTexts()
  const running = sortEvents(promotions, useEventTime(promotions), ['active'])
  if (running.length === 0) return null
  return (
    <Row
      title={t('promotions:title')}
      item="banner"
      texts={rowTexts(t)}
      action={
        <Link to={PROMO_PATH} className={linkStyles({ tone: 'quiet' })}>
          {t('promotions:all')}
          <ChevronRight aria-hidden />
        </Link>
      }
    >
      {running.map((promotion) => (
        <PromotionCard key={promotion.id} promotion={promotion} />
      ))}
    </Row>
  )
}
