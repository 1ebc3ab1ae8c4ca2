import { onePoint, pointPrice, type Promotion } from '@croupier/domain/promotions'
import { formatMoney } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import { formatPoints } from '../sections/points-text.tsx'
import { useBrand, usePlayer, useTexts } from '#shared/site/tab.tsx'

/** What brings a point, in the player's currency; guests see the brand's. Nothing where bets bring none. */
export const PointPrice = observer(function PointPrice({ promotion }: { readonly promotion: Promotion }) {
  const t = useTexts()
  const brand = useBrand()
  const player = usePlayer()
  const currency = player ? player.balance.value?.currency : brand.defaultCurrency
  const price = currency === undefined ? null : pointPrice(promotion, currency)
  if (price === null || currency === undefined) return null
  const points = formatPoints(t, onePoint(promotion.currency), promotion.currency)
  return (
    <p className="text-sm text-muted">
      {t('promotion-players:price', { amount: formatMoney(price, currency, t.locale), points })}
    </p>
  )
})
