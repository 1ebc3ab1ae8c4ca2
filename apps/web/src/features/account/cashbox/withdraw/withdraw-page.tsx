import { GiftsStore } from '@croupier/domain/gifts'
import type { Cashbox } from '@croupier/domain/cashbox'
import { isOver, formatMoney } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { usePlayer, useTexts, useSite } from '#shared/site/tab.tsx'
import { CashboxPage } from '../cashbox-page.tsx'
import { PayoutAttempt } from './payout-attempt.tsx'
import { PayoutRequests } from './payout-requests.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { SkeletonStack } from '#shared/loading/skeletons.tsx'
import type { PageModule } from '#shared/navigation/page-route.ts'
import { buttonStyles } from '@croupier/design-system'
import { Link } from '#shared/navigation/link.tsx'
import { WAGER_GAMES_PATH } from '#shared/navigation/addresses.ts'

const skeleton = (
  <SkeletonStack className="gap-7" bars={['h-6 w-4/5', [4, 'h-18 w-full'], 'h-24 w-full', 'h-13 w-full']} />
)

export const head: PageModule['head'] = (_context, t) => ({ title: t('cashbox:withdraw'), noIndex: true })

export function Page() {
  return <CashboxPage skeleton={skeleton}>{(cashbox) => <Withdraw cashbox={cashbox} />}</CashboxPage>
}

const Withdraw = observer(function Withdraw({ cashbox }: { readonly cashbox: Cashbox }) {
  const { withdraw } = cashbox
  useEffect(() => cashbox.openWithdraw(), [cashbox])
  const t = useTexts()
  const gifts = useSite().playerPart(GiftsStore)
  const currency = usePlayer()?.profile.value?.currency ?? ''
  const { attempts, leftToWager } = withdraw
  const { status } = attempts.state
  const request = withdraw.list.items?.find(({ attemptKey }) => attemptKey === attempts.key)
  const isRequested = status === 'done' && !(request && isOver(request))
  const isUnderWay = status === 'checking' || withdraw.code !== null
  const isHeld = leftToWager !== null && leftToWager > 0
  const isLoading = [withdraw.balance, withdraw.systems].some(
    ({ value, state }) => value === undefined && state.status !== 'failed',
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {isUnderWay ? (
        <PayoutAttempt withdraw={withdraw} currency={currency} />
      ) : isHeld ? (
        <WagerNotice left={leftToWager} currency={currency} />
      ) : (
        <ResourceView resource={withdraw.balance} skeleton={skeleton} failed={t('layout:balanceFailed')}>
          {({ wagering }) =>
            wagering === null ? (
              <LoadFailure text={t('layout:balanceFailed')} onRetry={() => void withdraw.balance.reload()} />
            ) : (
              <ResourceView resource={withdraw.systems} skeleton={skeleton} failed={t('cashbox:payoutSystemsFailed')}>
                {() => <WithdrawForm withdraw={withdraw} gifts={gifts} currency={currency} />}
              </ResourceView>
            )
          }
        </ResourceView>
      )}
      {/* Not before what stands above it, which would push it away. */}
      {(isUnderWay || isHeld || !isLoading) && <PayoutRequests list={withdraw.list} isRequested={isRequested} />}
    </div>
  )
})

/** Says how much bonus money is left to wager before a payout, and where to do it. `left`: minor units. */
function WagerNotice({ left, currency }: { readonly left: number; readonly currency: string }) {
  const t = useTexts()
  return (
    <div className="lit rounded-card bg-surface p-5 shadow-card md:p-6">
      <h2 className="heading text-lg text-balance text-strong">
        {t('cashbox:wagerTitle', { amount: formatMoney(left, currency, t.locale) })}
      </h2>
      <p className="mt-2 text-body">{t('cashbox:wagerText')}</p>
      <Link to={WAGER_GAMES_PATH} className={`mt-6 max-sm:w-full ${buttonStyles({ intent: 'primary' })}`}>
        {t('cashbox:wagerGames')}
      </Link>
    </div>
  )
}
