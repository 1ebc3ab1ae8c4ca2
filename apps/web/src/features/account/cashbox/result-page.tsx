import { Skeleton } from '@croupier/design-system'
import type { Cashbox } from '@croupier/domain/cashbox'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { CASHBOX_PATH } from '#shared/navigation/addresses.ts'
import type { PageQuery } from '#shared/site/page-parameters.ts'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { usePlayer, useTexts } from '#shared/site/tab.tsx'
import { AttemptPanel } from './attempt/attempt-panel.tsx'
import { CashboxPage } from './cashbox-page.tsx'
import { TransactionCard } from './history/transaction-card.tsx'
import { PAYMENT_RESULTS, type PaymentResult } from './payment-results.ts'
import type { PageModule } from '#shared/navigation/page-route.ts'
import { NothingHere } from '#shared/site/nothing-here.tsx'

const RESULTS = {
  success: { title: 'cashbox:successTitle', reported: 'cashbox:successReported' },
  fail: { title: 'cashbox:failTitle', reported: 'cashbox:failReported' },
  pending: { title: 'cashbox:pendingTitle', reported: 'cashbox:pendingReported' },
} as const satisfies Readonly<Record<PaymentResult, object>>

/** The result that the address of the page reports. */
function resultAt(pathname: string): (typeof RESULTS)[PaymentResult] | undefined {
  const name = PAYMENT_RESULTS.find((result) => pathname.split('/').findLast(Boolean) === result)
  return name && RESULTS[name]
}

export const head: PageModule['head'] = ({ url }, t) => ({
  title: t(resultAt(url.pathname)?.title ?? 'cashbox:deposit'),
  noIndex: true,
})

/**
 * Where payment providers send the player back: says what the address reports, and what the platform knows of the
 * payment. The address proves nothing, so the platform is polled.
 */
export function Page() {
  const [query]: [PageQuery, unknown] = useSearchParams()
  const key = query.get('intent') ?? ''
  return (
    <CashboxPage skeleton={<Skeleton className="h-64 w-full" />}>
      {(cashbox) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Reported />
          {key === '' ? <LatestDeposit cashbox={cashbox} /> : <Result cashbox={cashbox} attemptKey={key} />}
        </div>
      )}
    </CashboxPage>
  )
}

/** What the payment page reported, by the page's address. */
function Reported() {
  const t = useTexts()
  const reported = resultAt(useLocation().pathname)?.reported
  return reported ? <p className="text-body">{t(reported)}</p> : null
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
    returned.reset()
    void navigate(CASHBOX_PATH)
  }
  const goOn = () => {
    const payUrl = state.status === 'done' ? state.value.transaction?.payUrl : null
    if (!cashbox.deposit.goTo(payUrl)) void navigate(CASHBOX_PATH)
  }
  // Not every platform finds a payment by its key.
  if (state.status === 'missing') return <LatestDeposit cashbox={cashbox} />
  if (state.status === 'idle') return <Skeleton className="h-64 w-full" />
  return <AttemptPanel attempts={returned} currency={currency} onGoOn={goOn} onDismiss={toForm} />
})

/** The deposit that the platform knows last, for an address that names none or one that it does not know. */
const LatestDeposit = observer(function LatestDeposit({ cashbox }: Pick<ResultProps, 'cashbox'>) {
  const t = useTexts()
  const { history } = cashbox
  useEffect(() => cashbox.openHistory({ type: 'deposit', status: null, from: null, to: null }), [cashbox])
  const { pages } = history
  if (!pages || pages.state === 'idle' || (pages.state === 'loading' && pages.items.length === 0))
    return <Skeleton className="h-40 w-full" />
  const latest = pages.items[0]
  if (!latest && pages.state === 'failed')
    return <LoadFailure text={t('cashbox:historyFailed')} onRetry={() => void pages.reload()} />
  if (!latest) return <UnknownPayment />
  return (
    <section aria-labelledby="latest-deposit" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="latest-deposit" className="heading text-lg text-strong">
        {t('cashbox:latestDeposit')}
      </h2>
      <TransactionCard transaction={latest} />
      <ButtonLink to={CASHBOX_PATH} intent="primary">
        {t('cashbox:toCashbox')}
      </ButtonLink>
    </section>
  )
})

function UnknownPayment() {
  const t = useTexts()
  return (
    <NothingHere
      title={t('cashbox:unknownPaymentTitle')}
      text={t('cashbox:unknownPaymentText')}
      action={
        <ButtonLink to={CASHBOX_PATH} intent="primary">
          {t('cashbox:toCashbox')}
        </ButtonLink>
      }
    />
  )
}
