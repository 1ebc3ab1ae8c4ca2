import { Button, Spinner } from '@croupier/design-system'
import type { DepositDetails, DepositRequest, PayPlace, Transaction } from '@croupier/domain/cashbox'
import { formatMoney, type AttemptStore } from '@croupier/domain/core'
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { usePlayer, useTexts } from '#shared/site/tab.tsx'
import { reasonNeedsSupport, formatReason, systemName } from '../cashbox-texts.ts'
import { StepPanel } from '#shared/forms/step-panel.tsx'
import { SupportLink } from '#shared/overlays/support-link.tsx'

export interface AttemptPanelProps {
  readonly attempts: AttemptStore<DepositRequest, DepositDetails, PayPlace, never, Transaction>
  readonly currency: string
  readonly onGoOn: () => void
  readonly onDismiss: () => void
}

/** The state of a deposit in the form's place. Calls it done or failed only when the platform said so. */
export const AttemptPanel = observer(function AttemptPanel(props: AttemptPanelProps) {
  const { attempts, currency, onGoOn, onDismiss } = props
  const t = useTexts()
  const { state } = attempts
  if (state.status === 'checking') {
    const amount = state.details && formatMoney(state.details.amount, currency, t.locale)
    return (
      <StepPanel
        icon={<Spinner className="size-6" />}
        title={t('cashbox:checkingTitle')}
        text={amount ? t('cashbox:checkingText', { amount }) : t('cashbox:checkingTextPlain')}
        note={state.error ? t('cashbox:checkingAgain') : null}
      >
        <Button onClick={() => attempts.recheck()}>{t('cashbox:askNow')}</Button>
      </StepPanel>
    )
  }
  if (state.status !== 'accepted') return null
  const { transaction } = state
  const sum = transaction ?? (attempts.details && { amount: attempts.details.amount, currency })
  const amount = sum ? formatMoney(sum.amount, sum.currency, t.locale) : ''
  if (transaction && transaction.status !== 'new')
    return <Outcome transaction={transaction} amount={amount} onDismiss={onDismiss} />
  return (
    <StepPanel
      icon={<Clock aria-hidden className="text-muted" />}
      title={t('cashbox:payTitle', { amount })}
      text={t('cashbox:payText')}
    >
      <Button intent="primary" onClick={onGoOn}>
        {t('cashbox:toPaymentPage')}
      </Button>
      <Button intent="ghost" onClick={onDismiss}>
        {t('cashbox:otherDeposit')}
      </Button>
    </StepPanel>
  )
})

interface OutcomeProps {
  readonly transaction: Transaction
  readonly amount: string
  readonly onDismiss: () => void
}

const Outcome = observer(function Outcome({ transaction, amount, onDismiss }: OutcomeProps) {
  const t = useTexts()
  const balance = usePlayer()?.balance.value
  const system = systemName(t, transaction.system)
  if (transaction.status === 'processing')
    return (
      <StepPanel
        icon={<Clock aria-hidden className="text-info" />}
        title={t('cashbox:processingTitle', { amount })}
        text={t('cashbox:processingText')}
      >
        <ButtonLink to="/" intent="primary">
          {t('cashbox:play')}
        </ButtonLink>
        <Button intent="ghost" onClick={onDismiss}>
          {t('cashbox:otherDeposit')}
        </Button>
      </StepPanel>
    )
  if (transaction.status === 'done')
    return (
      <StepPanel
        icon={<CircleCheck aria-hidden className="text-positive" />}
        title={t('cashbox:doneTitle', { amount })}
        text={
          balance
            ? t('cashbox:doneText', { system, balance: formatMoney(balance.real, balance.currency, t.locale) })
            : t('cashbox:doneTextPlain', { system })
        }
      >
        <ButtonLink to="/" intent="primary">
          {t('cashbox:play')}
        </ButtonLink>
        <Button onClick={onDismiss}>{t('cashbox:otherDeposit')}</Button>
      </StepPanel>
    )
  const isDeclined = transaction.status === 'declined'
  return (
    <StepPanel
      icon={<CircleX aria-hidden className={isDeclined ? 'text-negative' : 'text-muted'} />}
      title={t(isDeclined ? 'cashbox:declinedTitle' : 'cashbox:cancelledTitle', { amount })}
      text={[formatReason(t, transaction), t('cashbox:nothingCharged')].filter(Boolean).join(' ')}
    >
      <Button intent="primary" onClick={onDismiss}>
        {t('cashbox:tryAgain')}
      </Button>
      {reasonNeedsSupport(transaction) && <SupportLink topic="payment" />}
    </StepPanel>
  )
})
