import { Sheet } from '@croupier/design-system'
import type { Resource } from '@croupier/domain/core'
import type { Product, Purchases } from '@croupier/domain/loyalty'
import { observer } from 'mobx-react-lite'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { ProductOffer } from './product-offer.tsx'
import { PurchaseOutcome } from './purchase-outcome.tsx'

export interface ProductDialogProps {
  readonly id: string
  readonly products: Resource<readonly Product[]>
  readonly purchases: Purchases
  readonly open: boolean
  readonly onClose: () => void
}

const OUTCOMES: ReadonlySet<string> = new Set(['checking', 'done', 'missing'])

/** A product with what it costs and brings, the button that buys it, and the outcome of the purchase. */
export const Dialog = observer(function ProductDialog(props: ProductDialogProps) {
  const t = useTexts()
  const { id, products, purchases, open, onClose } = props
  const { state, details } = purchases.attempts
  const product = products.value?.find((one) => one.id === id)
  // Another tab may be buying another product.
  const isOutcome = details?.product === id && OUTCOMES.has(state.status)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      // It leaves with its address: closing it during a navigation would lead back to the shop.
      stays
      type="product"
      size="sm"
      title={product?.title ?? t('compoint-shop:product')}
      closeLabel={t('dialogs:close')}
    >
      {isOutcome ? (
        <PurchaseOutcome purchases={purchases} onClose={onClose} />
      ) : product ? (
        <ProductOffer product={product} purchases={purchases} />
      ) : products.hasFailed ? (
        <LoadFailure text={t('compoint-shop:failed')} onRetry={() => void products.reload()} />
      ) : (
        <p>{t(products.value ? 'compoint-shop:error_not_found' : 'compoint-shop:opening')}</p>
      )}
    </Sheet>
  )
})
