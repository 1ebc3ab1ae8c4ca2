import type { PayoutList, Transaction } from '@croupier/domain/cashbox'
import { asksToWait, certainty, formatMoney, IDLE, isOver } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import { useTab, useTexts } from '#shared/site/tab.tsx'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { SkeletonStack } from '#shared/loading/skeletons.tsx'
import { formatWait } from '#shared/forms/form-messages.ts'
import { PressAlert } from '#shared/forms/press/press-alert.tsx'
import type { PressText, PressTexts } from '#shared/forms/press/press-message.ts'
import { PushOfferPlace } from '#shared/push/push-offer-place.tsx'
import { TransactionCard } from '../history/transaction-card.tsx'
import { useStatusAnnouncement } from '../attempt/use-status-announcement.ts'

export interface PayoutRequestsProps {
  readonly list: PayoutList
  readonly isRequested: boolean
}

export const PayoutRequests = observer(function PayoutRequests({ list, isRequested }: PayoutRequestsProps) {
  const t = useTexts()
  const { dialogs } = useTab()
  const { failed, latest } = list
  // Wait for both answers: ended payouts that come later would push down what is below the list.
  const items = latest.value === undefined && latest.state.status !== 'failed' ? undefined : list.items
  const news = useStatusAnnouncement(items ?? [])
  const money = ({ amount, currency }: Transaction) => formatMoney(amount, currency, t.locale)
  const cancel = async (payout: Transaction) => {
    const isSure = await dialogs.ask({
      title: { key: 'cashbox:cancelTitle' },
      text: { key: 'cashbox:cancelText', values: { amount: { minor: payout.amount, currency: payout.currency } } },
      confirmLabel: { key: 'cashbox:cancelConfirm' },
      cancelLabel: { key: 'cashbox:cancelKeep' },
      danger: true,
    })
    if (isSure) await list.cancel(payout.id)
  }
  const returned = failed && items?.find(({ id }) => id === failed.id)
  return (
    <section aria-labelledby="payout-requests" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="payout-requests" className="heading text-lg text-strong">
        {t('cashbox:requests')}
      </h2>
      {/* Always rendered, so that a change inside is announced. */}
      <output className="text-sm text-positive empty:absolute">
        {isRequested ? t('cashbox:payoutRequested') : null}
      </output>
      <output className="sr-only">{news}</output>
      <PressAlert state={returned ? failed.state : IDLE} texts={returned ? cancelTexts(money(returned)) : {}} isBoxed />
      {items ? (
        <Requests items={items} onCancel={(payout) => void cancel(payout)} />
      ) : list.open.state.status === 'failed' ? (
        <LoadFailure text={t('cashbox:requestsFailed')} onRetry={() => list.reread()} />
      ) : (
        <SkeletonStack className="gap-3" bars={[[3, 'h-32 w-full']]} />
      )}
      {/* Below the requests: it loads late, and would push them away under a press. */}
      {items?.some((payout) => !isOver(payout)) && <PushOfferPlace reason="payout" />}
    </section>
  )
})

function cancelTexts(amount: string): PressTexts {
  const kept: PressText = (t, error) => {
    const params = { amount, when: formatWait(t, error) }
    const codes = certainty(error) === 'refused' || asksToWait(error) ? error.codes : []
    return codes.map((code) => t.maybe(`cashbox:${code}`, params)).find(Boolean) ?? t('cashbox:cancelFailed', params)
  }
  return { refused: kept, missing: kept, unclear: (t) => t('cashbox:cancelUnclear', { amount }) }
}

interface RequestsProps {
  readonly items: readonly Transaction[]
  readonly onCancel: (payout: Transaction) => void
}

function Requests({ items, onCancel }: RequestsProps) {
  const t = useTexts()
  const { market } = useTab()
  const mayCancel = ({ canCancel }: Transaction) => canCancel && !market?.payoutsStand
  if (items.length === 0) return <p className="text-muted">{t('cashbox:noRequests')}</p>
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {items.map((payout) => (
        <li key={payout.id}>
          <TransactionCard transaction={payout} {...(mayCancel(payout) && { onCancel: () => onCancel(payout) })} />
        </li>
      ))}
    </ul>
  )
}
