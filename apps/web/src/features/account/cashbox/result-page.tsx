import { buttonStyles, EmptyState, Skeleton } from '@croupier/design-system'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Link } from '../../../shared/navigation/link.tsx'
import { CASHBOX_PATH } from '../../../shared/navigation/addresses.ts'
import { usePlayer, useTexts } from '../../../shared/site/tab.tsx'
import { AttemptPanel } from './attempt/attempt-panel.tsx'
import { CashboxFrame } from '../../../shared/site/cashbox-frame.tsx'
import { CashboxWait } from './cashbox-wait.tsx'
import { useCashbox } from './use-cashbox.ts'

/** Where payment providers send the player back. The address proves nothing, so the platform is polled. */
export const Page = observer(function ResultPage() {
  const t = useTexts()
  const cashbox = useCashbox()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const currency = usePlayer()?.profile.value?.currency ?? ''
  const key = query.get('intent') ?? ''
  useEffect(() => cashbox?.openReturned(key), [cashbox, key])

  const { returned } = cashbox ?? {}
  const isUnknown = key === '' || returned?.state.status === 'missing'
  const toForm = () => {
    returned?.dismiss()
    void navigate(CASHBOX_PATH)
  }
  const goOn = () => {
    const { state } = returned ?? {}
    const payUrl = state?.status === 'accepted' ? state.transaction?.payUrl : null
    if (!cashbox?.deposit.goTo(payUrl)) void navigate(CASHBOX_PATH)
  }
  return (
    <CashboxFrame>
      {isUnknown ? (
        <EmptyState
          title={t('cashbox:unknownPaymentTitle')}
          text={t('cashbox:unknownPaymentText')}
          action={
            <Link to={CASHBOX_PATH} className={buttonStyles({ intent: 'primary' })}>
              {t('cashbox:toCashbox')}
            </Link>
          }
        />
      ) : returned && returned.state.status !== 'idle' ? (
        <AttemptPanel attempts={returned} currency={currency} onGoOn={goOn} onDismiss={toForm} />
      ) : returned ? (
        <Skeleton className="h-64 w-full" />
      ) : (
        <CashboxWait>
          <Skeleton className="h-64 w-full" />
        </CashboxWait>
      )}
    </CashboxFrame>
  )
})
