import type { Resource } from '@croupier/domain/core'
import type { Product, Purchases } from '@croupier/domain/loyalty'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { late } from '../../../../shared/loading/late.tsx'
import { whenIdle } from '../../../../shared/loading/when-idle.ts'
import { COMPOINTS_PATH } from '../../../../shared/navigation/addresses.ts'
import { LateDialog } from '../../../../shared/overlays/dialogs/late-dialog.tsx'
import { useTab } from '../../../../shared/site/tab.tsx'
import { useState } from 'react'

const dialog = late(() => import('./product-dialog.tsx'))

export interface ProductDialogHostProps {
  readonly products: Resource<readonly Product[]>
  readonly purchases: Purchases
}

/** Shows the product that the address names. Closing returns to the shop, in the history where it was opened there. */
export function ProductDialogHost({ products, purchases }: ProductDialogHostProps) {
  const { history } = useTab()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const asked = query.get('product')
  // The dialog keeps its product while it closes.
  const [shown, setShown] = useState(asked)
  if (asked !== null && asked !== shown) setShown(asked)
  useEffect(() => whenIdle(() => dialog.preload()), [])
  const close = () => {
    purchases.dismiss()
    if (history.past.at(-1)?.path === COMPOINTS_PATH) void navigate(-1)
    else setQuery({}, { replace: true, preventScrollReset: true })
  }
  if (shown === null) return null
  return <LateDialog code={dialog} props={{ id: shown, products, purchases }} open={asked !== null} onClose={close} />
}
