import { Sheet } from '@croupier/design-system'
import type { Resource } from '@croupier/domain/core'
import type { Product, Purchases } from '@croupier/domain/loyalty'
import { observer } from 'mobx-react-lite'
import { useTexts } from '../../../../shared/site/tab.tsx'
import { ProductOffer } from './product-offer.tsx'
import { PurchaseOutcome } from './purchase-outcome.tsx'

export interface ProductDialogProps {
  readonly id: string
  readonly products: Resource<readonly Product[]>
  readonly purchases: Purchases
  readonly open: boolean
  readonly onClose: () => void
}

/** A product with what it costs and brings, the button that buys it, and what became of the purchase. */
export const Dialog = observer(function ProductDialog(props: ProductDialogProps) {
  const t = useTexts()
  const { id, products, purchases, open, onClose } = props
  const { status } = purchases.attempts.state
  const product = products.value?.find((one) => one.id === id)
  const isOutcome = status === 'checking' || status === 'accepted' || status === 'missing'
  return (
    <Sheet
      open={open}
      onClose={onClose}
      type="product"
      size="sm"
      title={product?.title ?? t('compoint-shop:product')}
      closeLabel={t('dialogs:close')}
    >
      {isOutcome ? (
        <PurchaseOutcome purchases={purchases} onClose={onClose} />
      ) : product ? (
        <ProductOffer product={product} purchases={purchases} />
      ) : (
        <p>{t(products.value ? 'compoint-shop:error_not_found' : 'compoint-shop:opening')}</p>
      )}
    </Sheet>
  )
})
