import { EmptyState, Skeleton } from '@croupier/design-system'
import { createCompointShop, type Product } from '@croupier/domain/loyalty'
import { observer } from 'mobx-react-lite'
import { ResourceView } from '../../../../shared/loading/resource-view.tsx'
import { useSite, useTexts } from '../../../../shared/site/tab.tsx'
import { CompointsFrame } from '../compoints-frame.tsx'
import { ProductCard } from './product-card.tsx'

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 lg:gap-4'

/** The shop of gifts for compoints. */
export const Page = observer(function ShopPage() {
  const t = useTexts()
  const shop = useSite().playerPart(createCompointShop)
  return (
    <CompointsFrame>
      {shop ? (
        <ResourceView resource={shop.products} skeleton={<ShopSkeleton />} failed={t('compoint-shop:failed')}>
          {(products) => <Products products={products} />}
        </ResourceView>
      ) : (
        <ShopSkeleton />
      )}
    </CompointsFrame>
  )
})

function Products({ products }: { readonly products: readonly Product[] }) {
  const t = useTexts()
  if (products.length === 0) return <EmptyState title={t('compoint-shop:empty')} text={t('compoint-shop:emptyText')} />
  return (
    <ul className={GRID}>
      {products.map((product) => (
        <li key={product.id} className="grid min-w-0">
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  )
}

function ShopSkeleton() {
  return (
    <div aria-busy="true" className={GRID}>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((card) => (
        <Skeleton key={card} className="h-64 w-full" />
      ))}
    </div>
  )
}
