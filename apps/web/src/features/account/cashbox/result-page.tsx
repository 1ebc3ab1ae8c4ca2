import { buttonStyles, EmptyState, Skeleton } from '@croupier/design-system'
import type { Cashbox } from '@croupier/domain/cashbox'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Link } from '../../../shared/navigation/link.tsx'
import { CASHBOX_PATH } from '../../../shared/navigation/addresses.ts'
import { CashboxFrame } from '../../../shared/site/cashbox-frame.tsx'
import { usePlayer, useTexts } from '../../../shared/site/tab.tsx'
import { AttemptPanel } from './attempt/attempt-panel.tsx'
import { CashboxPage } from './cashbox-page.tsx'

/** Where payment providers send the player back. The address proves nothing, so the platform is polled. */
export function Page() {
  const [query] = useSearchParams()
  const key = query.get('intent') ?? ''
  if (key === '')
    return (
      <CashboxFrame>
        <UnknownPayment />
      </CashboxFrame>
    )
  return (
    <CashboxPage skeleton={<Skeleton className="h-64 w-full" />}>
      {(cashbox) => <Result cashbox={cashbox} attemptKey={key} />}
    </CashboxPage>
  )
}

interface ResultProps {
  readonly cashbox: Cashbox
  readonly attemptKey: string
}

const Result = observer(function Result({ cashbox, attemptKey }: ResultProps) {
  const navigate = useNavigate()
  const currency = usePlayer()?.profile.value?.currency ?? ''
  useEffect(() => cashbox.openReturned(attemptKey), [cashbox, attemptKey])

  const { returned } = cashbox
  const { state } = returned
  const toForm = () => {
    returned.dismiss()
    void navigate(CASHBOX_PATH)
  }
  const goOn = () => {
    const payUrl = state.status === 'accepted' ? state.transaction?.payUrl : null
    if (!cashbox.deposit.goTo(payUrl)) void navigate(CASHBOX_PATH)
  }
  if (state.status === 'missing') return <UnknownPayment />
  if (state.status === 'idle') return <Skeleton className="h-64 w-full" />
  return <AttemptPanel attempts={returned} currency={currency} onGoOn={goOn} onDismiss={toForm} />
})

function UnknownPayment() {
  const t = useTexts()
  return (
    <EmptyState
      title={t('cashbox:unknownPaymentTitle')}
      text={t('cashbox:unknownPaymentText')}
      action={
        <Link to={CASHBOX_PATH} className={buttonStyles({ intent: 'primary' })}>
          {t('cashbox:toCashbox')}
        </Link>
      }
    />
  )
}
