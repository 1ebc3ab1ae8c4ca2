import { Skeleton } from '@croupier/design-system'
import type { Player } from '@croupier/domain'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { CompointsText } from '#shared/site/compoints-text.tsx'
import { MovingAmount } from '#shared/site/moving-amount.tsx'

export interface HeadBalancesProps {
  /** Null until the player is known. */
  readonly player: Player | null
}

/** All balances of the player, which follow the live events. A phone has no room for them above every tab. */
export const HeadBalances = observer(function HeadBalances({ player }: HeadBalancesProps) {
  const t = useTexts()
  const balance = player?.balance.value
  const money = (amount: number | null | undefined) =>
    balance && amount !== undefined ? <MovingAmount amount={amount} currency={balance.currency} /> : null
  return (
    <div className="mt-4 rounded-card bg-surface p-5 shadow-card in-data-arriving:opacity-0 max-md:hidden md:px-6 lg:order-last lg:mt-5 lg:px-5">
      {!balance && player?.balance.state.status === 'failed' ? (
        <LoadFailure text={t('layout:balanceFailed')} onRetry={() => void player.balance.reload()} />
      ) : (
        <dl
          className="flex flex-wrap justify-between gap-x-4 gap-y-3 lg:grid lg:grid-cols-1 lg:gap-2"
          data-testid="head-balances"
        >
          <Amount name={t('layout:realMoney')}>{money(balance?.real)}</Amount>
          <Amount name={t('layout:bonusMoney')}>{money(balance?.bonus)}</Amount>
          <Amount name={t('layout:leftToWager')}>{money(balance?.wagering)}</Amount>
          <Amount name={t('layout:winback')}>{money(balance?.winback)}</Amount>
          <Amount name={t('layout:compoints')}>{balance && <CompointsText amount={balance.compoints} />}</Amount>
        </dl>
      )}
    </div>
  )
})

interface AmountProps {
  readonly name: string
  /** Null while it is unknown. */
  readonly children: ReactNode
}

function Amount({ name, children }: AmountProps) {
  return (
    <div className="min-w-0 lg:flex lg:flex-wrap lg:items-baseline lg:justify-between lg:gap-x-3">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="mt-0.5 font-semibold text-strong lg:mt-0 lg:ms-auto lg:text-sm">
        {children ?? <Skeleton className="h-5 w-24" />}
      </dd>
    </div>
  )
}
