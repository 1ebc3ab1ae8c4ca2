import type { DomainError } from '@croupier/domain/core'
import { PRICE_CHANGED, type Obstacle, type Purchases } from '@croupier/domain/loyalty'
import { observer } from 'mobx-react-lite'
import { useTexts } from '#shared/site/tab.tsx'
import { formatFailure } from '#shared/forms/form-messages.ts'
import type { Translate } from '#shared/texts/translate.ts'

export interface PurchaseRefusalProps {
  readonly purchases: Purchases
  /** Obstacle to the purchase that the page shows already. */
  readonly obstacle: Obstacle | null
}

/** Why the last press bought nothing. Always rendered, so that a change inside is announced. */
export const PurchaseRefusal = observer(function PurchaseRefusal({ purchases, obstacle }: PurchaseRefusalProps) {
  const t = useTexts()
  const { state } = purchases.attempts
  const error = purchases.buying.error ?? (state.status === 'refused' ? state.error : null)
  return (
    <div role="alert" className="text-sm empty:hidden">
      {error && (
        <p className="text-negative">
          {[isSaidBy(obstacle, error) ? null : formatRefusal(t, error), t('compoint-shop:nothingBought')]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
    </div>
  )
})

const OBSTACLES: Readonly<Record<string, Obstacle['kind']>> = {
  error_funds: 'funds',
  error_level: 'level',
  error_sold_out: 'sold-out',
}

const isSaidBy = (obstacle: Obstacle | null, { codes }: DomainError): boolean =>
  obstacle !== null && codes.some((code) => OBSTACLES[code] === obstacle.kind)

/** Text of a code; a platform may send a sentence instead, which is shown as it is. */
function formatRefusal(t: Translate, error: DomainError): string {
  const [code = ''] = error.codes
  if (code === PRICE_CHANGED) return t('compoint-shop:price_changed')
  return t.maybe(`compoint-shop:${code}`) ?? (/\s/.test(code) ? code : formatFailure(t, error))
}
