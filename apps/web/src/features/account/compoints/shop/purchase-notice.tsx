import { cardStyles, Spinner } from '@croupier/design-system'
import type { Purchases } from '@croupier/domain/loyalty'
import { observer } from 'mobx-react-lite'
import { productPath } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { useTexts } from '#shared/site/tab.tsx'

/** Above the products: a purchase of an earlier visit or of another tab whose outcome is not known yet. */
export const PurchaseNotice = observer(function PurchaseNotice({ purchases }: { readonly purchases: Purchases }) {
  const t = useTexts()
  const { state, details } = purchases.attempts
  return (
    <output className="block empty:absolute">
      {state.status === 'checking' && details && (
        <span className={`${cardStyles({ padding: 'sm' })} mb-6 flex flex-wrap items-center gap-x-4 gap-y-2`}>
          <Spinner className="size-5" />
          <span className="min-w-0 flex-1 basis-56 text-sm wrap-anywhere text-body">
            {t('compoint-shop:checkingText', { product: details.title })}
          </span>
          <ButtonLink to={productPath(details.product)} savePosition size="sm">
            {t('compoint-shop:details')}
          </ButtonLink>
        </span>
      )}
    </output>
  )
})
