import { Button } from '@croupier/design-system'
import {
  OBSTACLE_CODES,
  obstacleOf,
  PICKUP_HOURS,
  PRICE_CHANGED,
  type Product,
  type Purchases,
  type Obstacle,
} from '@croupier/domain/loyalty'
import { observer } from 'mobx-react-lite'
import { PressAlert } from '#shared/forms/press/press-alert.tsx'
import type { PressTexts } from '#shared/forms/press/press-message.ts'
import { FactLine } from '#shared/sections/fact-line.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { CompointsText } from '#shared/site/compoints-text.tsx'
import { ProductPicture } from './product-picture.tsx'
import { PurchaseNotice } from './purchase-notice.tsx'
import { COMPOINTS_ABOUT_PATH, PROFILE_LEVELS_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { formatObstacle } from './format-obstacle.ts'

export interface ProductOfferProps {
  readonly product: Product
  readonly purchases: Purchases
}

/** What a product costs, what is left afterwards and its conditions, with the button that buys it. */
export const ProductOffer = observer(function ProductOffer({ product, purchases }: ProductOfferProps) {
  const t = useTexts()
  const { text, price } = product
  const { buyer } = purchases
  const obstacle = obstacleOf(product, buyer)
  const isSending = purchases.attempts.isBusy
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex items-center gap-4">
        <span className="block w-24 shrink-0 overflow-hidden rounded-card">
          <ProductPicture product={product} />
        </span>
        {text !== '' && <p className="min-w-0 text-sm wrap-anywhere text-body">{text}</p>}
      </div>
      <dl className="grid gap-2 rounded-card bg-sunken p-4 shadow-well">
        <FactLine name={t('compoint-shop:price')}>
          <CompointsText amount={price} />
        </FactLine>
        <FactLine name={t('compoints:balance')}>
          <CompointsText amount={buyer.compoints} />
        </FactLine>
        {obstacle === null && (
          <FactLine name={t('compoint-shop:after')}>
            <CompointsText amount={buyer.compoints === null ? null : buyer.compoints - price} />
          </FactLine>
        )}
      </dl>
      <Conditions product={product} isLevelSaid={obstacle?.kind === 'level'} />
      {obstacle !== null && !isSending ? (
        <ObstacleNotice obstacle={obstacle} />
      ) : (
        <Button
          intent="primary"
          block
          data-autofocus=""
          loading={isSending}
          onClick={() => void purchases.buy(product)}
        >
          {t('compoint-shop:buyFor', { points: t('loyalty:amount', { count: price }) })}
        </Button>
      )}
      <PurchaseNotice purchases={purchases} />
      <PressAlert
        state={purchases.attempts.state}
        texts={obstacle === null ? REFUSALS : withoutReason(OBSTACLE_CODES[obstacle.kind])}
        nothing={t('compoint-shop:nothingBought')}
      />
    </div>
  )
})

const REFUSALS: PressTexts = {
  ofCodes: {
    [PRICE_CHANGED]: 'compoint-shop:price_changed',
    error_funds: 'compoint-shop:error_funds',
    error_sold_out: 'compoint-shop:error_sold_out',
    error_level: 'compoint-shop:error_level',
    error_not_found: 'compoint-shop:error_not_found',
  },
  hasSentences: true,
}

/** The offer shows the reason already. */
const withoutReason = (code: string): PressTexts => ({
  ...REFUSALS,
  ofCodes: { ...REFUSALS.ofCodes, [code]: { text: null } },
})

interface ConditionsProps extends Pick<ProductOfferProps, 'product'> {
  /** In place of the button. */
  readonly isLevelSaid: boolean
}

function Conditions({ product: { wager, level, left }, isLevelSaid }: ConditionsProps) {
  const t = useTexts()
  const conditions = [
    t('compoint-shop:pickUp', { count: PICKUP_HOURS }),
    wager !== null && t('compoint-shop:wager', { wager }),
    level !== null && level > 1 && !isLevelSaid && t('compoint-shop:fromLevel', { level }),
    left !== null && left > 0 && t('compoint-shop:left', { count: left }),
  ].filter((one) => typeof one === 'string')
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] list-disc gap-1 ps-5 text-sm text-muted">
      {conditions.map((condition) => (
        <li key={condition}>{condition}</li>
      ))}
    </ul>
  )
}

/** In place of the button: why a product cannot be bought now, and the way to get there. */
function ObstacleNotice({ obstacle }: { readonly obstacle: Obstacle }) {
  const t = useTexts()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="font-semibold text-strong">{formatObstacle(t, obstacle)}</p>
      {obstacle.kind === 'funds' && (
        <ButtonLink to={COMPOINTS_ABOUT_PATH} block>
          {t('compoint-shop:howToEarn')}
        </ButtonLink>
      )}
      {obstacle.kind === 'level' && (
        <ButtonLink to={PROFILE_LEVELS_PATH} block>
          {t('compoint-shop:toLevels')}
        </ButtonLink>
      )}
    </div>
  )
}
