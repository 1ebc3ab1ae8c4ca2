import { linkStyles } from '@croupier/design-system'
import type { Transaction } from '@croupier/domain/cashbox'
import { formatMoney } from '@croupier/domain/core'
import { Link } from '#shared/navigation/link.tsx'
import { useTexts } from '#shared/site/tab.tsx'

export interface WaitingDepositProps {
  readonly transaction: Transaction
}

/** Offers to continue a deposit that waits for its payment, also one begun on another device. */
export function WaitingDepositNote({ transaction }: WaitingDepositProps) {
  const t = useTexts()
  const { amount, currency } = transaction
  return (
    <output className="mb-7 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-surface p-4 text-sm text-body shadow-card">
      {t('cashbox:waiting', { amount: formatMoney(amount, currency, t.locale) })}
      <PayOnLink transaction={transaction} />
    </output>
  )
}

/** Links to the payment, or says where it can be continued. Renders nothing for other transactions. */
export function PayOnLink({ transaction }: WaitingDepositProps) {
  const t = useTexts()
  const { type, status, attemptKey } = transaction
  if (type !== 'deposit' || status !== 'new') return null
  if (attemptKey === null || !canPayOn(transaction)) return <p>{t('cashbox:payThere')}</p>
  return (
    <Link
      to={`/cashbox/pending?${new URLSearchParams({ intent: attemptKey })}`}
      className={`inline-flex items-center ${linkStyles()} pointer-coarse:min-h-11`}
    >
      {t('cashbox:payOn')}
    </Link>
  )
}

/** Whether any device can continue the payment. A widget opens only on the device that began the deposit. */
export const canPayOn = ({ status, attemptKey, payUrl }: Transaction): boolean =>
  status === 'new' && attemptKey !== null && payUrl !== null
