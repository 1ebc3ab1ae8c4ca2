import { GiftsStore } from '@croupier/domain/gifts'
import { Skeleton, linkStyles } from '@croupier/design-system'
import { askAt, LimitsStore, type Cashbox, type PlayerLimits } from '@croupier/domain/cashbox'
import type { ClosedPlay } from '@croupier/domain/parts'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import { late, LateView } from '#shared/loading/late.tsx'
import { DialogFailure } from '#shared/overlays/dialogs/dialog-failure.tsx'
import { formatTightestLimit, useOwnLimits } from '#shared/forms/own-limits.ts'
import { useClosedPlay } from '#shared/sections/exclusion/use-closed-play.ts'
import { useBonusWaits } from '#shared/site/use-bonus-waits.ts'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { usePlayer, useSite, useTexts } from '#shared/site/tab.tsx'
import { LimitsAsked } from '#shared/sections/limits/limits-asked.tsx'
import { AttemptPanel } from '../attempt/attempt-panel.tsx'
import { CashboxPage } from '../cashbox-page.tsx'
import { DepositForm } from './deposit-form.tsx'
import { canPayOn, WaitingDepositNote } from '../attempt/waiting-deposit.tsx'
import type { PageModule } from '#shared/navigation/page-route.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { formatMoment } from '#shared/texts/format-time.ts'
import { StepPanel } from '#shared/forms/step-panel.tsx'
import { Link } from '#shared/navigation/link.tsx'
import { MarketNotice } from '#shared/sections/market/market-notice.tsx'
import { LIMITS_PATH } from '#shared/navigation/addresses.ts'

const payWidget = late(() => import('./pay-widget.tsx'))

export const head: PageModule['head'] = (_context, t) => ({ title: t('cashbox:deposit'), noIndex: true })

export function Page() {
  return <CashboxPage skeleton={<FormSkeleton />}>{(cashbox) => <Deposit cashbox={cashbox} />}</CashboxPage>
}

const Deposit = observer(function Deposit({ cashbox }: { readonly cashbox: Cashbox }) {
  const { deposit } = cashbox
  useEffect(() => cashbox.openDeposit(), [cashbox])
  const t = useTexts()
  const bonusWaits = useBonusWaits()
  const allGifts = useSite().playerPart(GiftsStore)
  const gifts = bonusWaits ? null : allGifts
  const limits = useOwnLimits()
  const closed = useClosedPlay(limits)
  const currency = usePlayer()?.profile.value?.currency ?? ''
  const { attempts } = deposit
  const { state } = attempts
  const waiting = deposit.waiting.value
  const { answer = null, transaction = null } = state.status === 'done' ? state.value : {}
  const widget = answer?.kind === 'widget' ? answer : null
  const [leftWidget, setLeftWidget] = useState<string | null>(null)
  const isFinal = transaction !== null && transaction.status !== 'new'
  const endWidget = useCallback(() => {
    setLeftWidget(widget?.invoiceId ?? null)
    attempts.check()
  }, [widget, attempts])
  const goOn = () => {
    setLeftWidget(null)
    if (!widget) void deposit.goOn()
  }
  if (state.status === 'checking' || state.status === 'done')
    return (
      <>
        <AttemptPanel attempts={attempts} currency={currency} onGoOn={goOn} onDismiss={() => attempts.reset()} />
        {widget && !isFinal && widget.invoiceId !== leftWidget && (
          <LateView code={payWidget} failed={(failure) => <DialogFailure failure={failure} onClose={endWidget} />}>
            {({ PayWidget }) => <PayWidget widget={widget} onEnd={endWidget} />}
          </LateView>
        )}
      </>
    )
  if (closed) return <ClosedNotice closed={closed} />
  const ask = limits && askAt(limits, 'deposit')
  if (ask) return <LimitsAsked ask={ask} known={limits} />
  return (
    <>
      <p className="mb-7 text-body">{t('cashbox:depositLead')}</p>
      <ResourceView resource={deposit.systems} skeleton={<FormSkeleton />} failed={t('cashbox:systemsFailed')}>
        {() => (
          <>
            {waiting && canPayOn(waiting) && <WaitingDepositNote transaction={waiting} />}
            <MarketNotice place="deposit" className="mb-7 text-sm" />
            <OwnLimitsNote limits={limits} />
            <DepositForm deposit={deposit} gifts={gifts} currency={currency} />
          </>
        )}
      </ResourceView>
    </>
  )
})

function FormSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <Skeleton className="h-18 w-full" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-18 w-full" />
        <Skeleton className="h-18 w-full" />
        <Skeleton className="h-18 w-full" />
        <Skeleton className="h-18 w-full" />
      </div>
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-13 w-full" />
    </div>
  )
}

/** Replaces the form while play is closed: says until when, and what can be done meanwhile. */
function ClosedNotice({ closed: { kind, until } }: { readonly closed: ClosedPlay }) {
  const t = useTexts()
  const end = until === null ? null : { until: formatMoment(t, until) }
  const [title, text] =
    kind === 'break'
      ? [t('cashbox:breakTitle'), t('cashbox:breakText', end ?? { until: '' })]
      : [t('cashbox:exclusionTitle'), end ? t('cashbox:exclusionText', end) : t('cashbox:exclusionTextOpen')]
  return (
    <StepPanel title={title} text={text}>
      <ButtonLink to="/cashbox/withdraw" intent="primary">
        {t('cashbox:toWithdraw')}
      </ButtonLink>
      <ButtonLink to="/cashbox/history">{t('cashbox:toHistory')}</ButtonLink>
    </StepPanel>
  )
}

/** The way to the limits, and what the tightest one leaves. `limits`: undefined while they are not known. */
const OwnLimitsNote = observer(function OwnLimitsNote({ limits }: { readonly limits: PlayerLimits | undefined }) {
  const t = useTexts()
  const site = useSite()
  const read = site.playerPart(LimitsStore)?.limits.state
  const isMissing = read?.status === 'failed' && read.error.kind === 'not-found'
  const left = limits && formatTightestLimit(t, limits, site.clock.now())
  return (
    <output className="mb-7 block rounded-card bg-surface p-4 text-sm text-body shadow-card">
      {left ?? t(isMissing ? 'cashbox:limitsBySupport' : 'cashbox:limitsOffer')}{' '}
      <Link to={LIMITS_PATH} className={linkStyles()}>
        {t('layout:ownLimits')}
      </Link>
    </output>
  )
})
