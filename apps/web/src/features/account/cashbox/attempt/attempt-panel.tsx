import { Button } from '@croupier/design-system'
import type { DepositDetails, DepositRequest, PayPlace, Transaction } from '@croupier/domain/cashbox'
import { formatMoney, type KeptPress } from '@croupier/domain/core'
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { PressOutcome, type OutcomeText } from '#shared/forms/press/press-outcome.tsx'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { SupportLink } from '#shared/overlays/support-link.tsx'
import { usePlayer, useTexts } from '#shared/site/tab.tsx'
import type { Translate } from '#shared/texts/translate.ts'
import { reasonNeedsSupport, formatReason, systemName } from '../cashbox-texts.ts'

export interface AttemptPanelProps {
  readonly attempts: KeptPress<DepositRequest, DepositDetails, PayPlace, never, Transaction>
  readonly currency: string
  readonly onGoOn: () => void
  readonly onDismiss: () => void
}

/** The state of a deposit in the form's place. */
export const AttemptPanel = observer(function AttemptPanel(props: AttemptPanelProps) {
  const { attempts, currency } = props
  const t = useTexts()
  const balance = usePlayer()?.balance.value
  const { state, details } = attempts
  const transaction = state.status === 'done' ? state.value.transaction : null
  const sum = transaction ?? (details && { amount: details.amount, currency })
  const amount = sum ? formatMoney(sum.amount, sum.currency, t.locale) : ''
  const left = balance ? formatMoney(balance.real, balance.currency, t.locale) : null
  return (
    <PressOutcome
      press={attempts}
      texts={{
        checking: {
          title: t('cashbox:checkingTitle'),
          text: details ? t('cashbox:checkingText', { amount }) : t('cashbox:checkingTextPlain'),
        },
        done: depositOutcome(t, { ...props, transaction, amount, balance: left }),
      }}
    />
  )
})

interface MadeDeposit extends Pick<AttemptPanelProps, 'onGoOn' | 'onDismiss'> {
  readonly transaction: Transaction | null
  readonly amount: string
  readonly balance: string | null
}

function depositOutcome(t: Translate, { transaction, amount, balance, onGoOn, onDismiss }: MadeDeposit): OutcomeText {
  const play = (
    <ButtonLink to="/" intent="primary">
      {t('cashbox:play')}
    </ButtonLink>
  )
  const another = (
    <Button intent="ghost" onClick={onDismiss}>
      {t('cashbox:otherDeposit')}
    </Button>
  )
  switch (transaction?.status) {
    case undefined:
    case 'new':
      return {
        icon: <Clock aria-hidden className="text-muted" />,
        title: t('cashbox:payTitle', { amount }),
        text: t('cashbox:payText'),
        actions: (
          <>
            <Button intent="primary" onClick={onGoOn}>
              {t('cashbox:toPaymentPage')}
            </Button>
            {another}
          </>
        ),
      }
    case 'processing':
      return {
        icon: <Clock aria-hidden className="text-info" />,
        title: t('cashbox:processingTitle', { amount }),
        text: t('cashbox:processingText'),
        actions: (
          <>
            {play}
            {another}
          </>
        ),
      }
    case 'done': {
      const system = systemName(t, transaction.system)
      return {
        icon: <CircleCheck aria-hidden className="text-positive" />,
        title: t('cashbox:doneTitle', { amount }),
        text: balance === null ? t('cashbox:doneTextPlain', { system }) : t('cashbox:doneText', { system, balance }),
        actions: (
          <>
            {play}
            <Button onClick={onDismiss}>{t('cashbox:otherDeposit')}</Button>
          </>
        ),
      }
    }
    case 'declined':
    case 'cancelled': {
      const isDeclined = transaction.status === 'declined'
      const isClosed = transaction.reason === 'self_excluded' || transaction.reason === 'on_break'
      return {
        icon: <CircleX aria-hidden className={isDeclined ? 'text-negative' : 'text-muted'} />,
        title: t(isDeclined ? 'cashbox:declinedTitle' : 'cashbox:cancelledTitle', { amount }),
        text: [formatReason(t, transaction), t('cashbox:nothingCharged')].filter(Boolean).join(' '),
        actions: (
          <>
            <Button intent={isClosed ? 'secondary' : 'primary'} onClick={onDismiss}>
              {t(isClosed ? 'cashbox:toCashbox' : 'cashbox:tryAgain')}
            </Button>
            {reasonNeedsSupport(transaction) && <SupportLink topic="payment" />}
          </>
        ),
      }
    }
  }
}
