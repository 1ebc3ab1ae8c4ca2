import { createPlayerPurchases } from '@croupier/domain/parts'
import { Skeleton } from '@croupier/design-system'
import {
  createCompointShop,
  filterProducts,
  kindsOf,
  sortProducts,
  type Buyer,
  type Product,
} from '@croupier/domain/loyalty'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { CompointsFrame } from '#shared/sections/compoints-frame.tsx'
import { usePlayer, useSite, useTexts } from '#shared/site/tab.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductDialogHost } from './product-dialog-host.tsx'
import { PurchaseNotice } from './purchase-notice.tsx'
import { ShopControls } from './shop-controls.tsx'
import { addressOf, readView, withView } from './shop-view.ts'
import { Skeletons } from '#shared/loading/skeletons.tsx'
import type { PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { readConfig } from '../read-config.ts'
import { readAll } from '#shared/loading/read-all.ts'
import { readFresh } from '#shared/loading/read-fresh.ts'
import { GiftsStore } from '@croupier/domain/gifts'
import { NothingHere } from '#shared/site/nothing-here.tsx'

const GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-3 sm:grid-cols-3 lg:grid-cols-4 lg:gap-4'

/**
 * Reads the products, and the gifts, which tell what became of a purchase. Each visit reads the products again, because
 * prices and stocks change.
 */
export function load({ site }: PageContext): Promise<unknown> {
  const products = site.playerPart(createCompointShop)?.products
  return readAll([products && readFresh(products), site.playerPart(GiftsStore)?.ensure(), readConfig(site)])
}

export const head: PageModule['head'] = (_context, t) => ({ title: t('compoints:shop'), noIndex: true })

/** The shop of gifts for compoints, and the dialog of the product that the address names. */
export const Page = observer(function ShopPage() {
  const t = useTexts()
  const shop = useSite().playerPart(createCompointShop)
  const purchases = useSite().knownPlayerPart(createPlayerPurchases)
  useEffect(() => purchases?.attempts.open(), [purchases])
  return (
    <CompointsFrame>
      {purchases && <PurchaseNotice purchases={purchases} />}
      <ResourceView resource={shop?.products} skeleton={<ShopSkeleton />} failed={t('compoint-shop:failed')}>
        {(products) => <Products products={products} />}
      </ResourceView>
      {shop && purchases && <ProductDialogHost products={shop.products} purchases={purchases} />}
    </CompointsFrame>
  )
})

const Products = observer(function Products({ products }: { readonly products: readonly Product[] }) {
  const t = useTexts()
  const player = usePlayer()
  const [query, setQuery] = useSearchParams()
  const view = readView(query)
  const buyer: Buyer = {
    compoints: player?.balance.value?.compoints ?? null,
    level: player?.level.value?.index ?? null,
  }
  if (products.length === 0) return <NothingHere title={t('compoint-shop:empty')} text={t('compoint-shop:emptyText')} />
  const shown = sortProducts(filterProducts(products, view, buyer), view.order, buyer)
  return (
    <>
      <ShopControls
        kinds={kindsOf(products)}
        view={view}
        onChange={(changed) => setQuery(withView(query, changed), { replace: true, preventScrollReset: true })}
      />
      <output className="sr-only">{t('compoint-shop:found', { count: shown.length })}</output>
      {shown.length === 0 ? (
        <NothingHere title={t('compoint-shop:nothing')} text={t('compoint-shop:nothingText')} />
      ) : (
        <ul className={GRID}>
          {shown.map((product) => (
            <li key={product.id} className="grid min-w-0">
              <ProductCard product={product} buyer={buyer} address={addressOf(query, product.id)} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
})

function ShopSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-6 h-24 w-full md:h-11" />
      <div className={GRID}>
        <Skeletons count={8} className="h-72 w-full" />
      </div>
    </div>
  )
}
