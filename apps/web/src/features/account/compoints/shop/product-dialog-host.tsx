import type { Resource } from '@croupier/domain/core'
import type { Product, Purchases } from '@croupier/domain/loyalty'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { late } from '#shared/loading/late.tsx'
import { usePreload } from '#shared/loading/use-preload.ts'
import type { PageParameter } from '#shared/site/page-parameters.ts'
import { LateDialog } from '#shared/overlays/dialogs/late-dialog.tsx'
import { useTab } from '#shared/site/tab.tsx'
import { addressOf } from './shop-view.ts'

const dialog = late(() => import('./product-dialog.tsx'))

export interface ProductDialogHostProps {
  readonly products: Resource<readonly Product[]>
  readonly purchases: Purchases
}

/** Shows the product that the address names. Closing returns to the shop, in the history where it was opened there. */
export function ProductDialogHost({ products, purchases }: ProductDialogHostProps) {
  const { history } = useTab()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const asked = query.get('product' satisfies PageParameter)
  // The dialog keeps its product while it closes.
  const [shown, setShown] = useState(asked)
  if (asked !== null && asked !== shown) setShown(asked)
  usePreload(dialog)
  const close = () => {
    purchases.attempts.reset()
    const shop = addressOf(query, null)
    if (history.past.at(-1)?.path === shop) void navigate(-1)
    else void navigate(shop, { replace: true, preventScrollReset: true })
  }
  if (shown === null) return null
  return <LateDialog code={dialog} props={{ id: shown, products, purchases }} open={asked !== null} onClose={close} />
}
