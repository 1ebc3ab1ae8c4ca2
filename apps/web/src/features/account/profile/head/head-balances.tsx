import { Skeleton } from '@croupier/design-system'
import type { Player } from '@croupier/domain'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../../../shared/loading/load-failure.tsx'
import { useTexts } from '../../../../shared/site/tab.tsx'
import { CompointsText } from '../../../../shared/texts/compoints-text.tsx'
import { MovingAmount } from '../../../../shared/texts/moving-amount.tsx'

export interface HeadBalancesProps {
  /** Null until the player is known. */
  readonly player: Player | null
}

/** All balances of the player, which follow the live events. */
export const HeadBalances = observer(function HeadBalances({ player }: HeadBalancesProps) {
  const t = useTexts()
  const balance = player?.balance.value
  if (!balance && player?.balance.state.status === 'failed')
    return <LoadFailure text={t('layout:balanceFailed')} onRetry={() => void player.balance.reload()} />
  const money = (amount: number | null | undefined) =>
    balance && amount !== undefined ? <MovingAmount amount={amount} currency={balance.currency} /> : null
  return (
    <dl
      className="mt-5 grid grid-cols-2 max-[19rem]:grid-cols-1 gap-x-4 gap-y-3 sm:flex sm:flex-wrap sm:justify-between"
      data-testid="balances"
    >
      <Amount name={t('layout:realMoney')}>{money(balance?.real)}</Amount>
      <Amount name={t('layout:bonusMoney')}>{money(balance?.bonus)}</Amount>
      <Amount name={t('layout:leftToWager')}>{money(balance?.wagering)}</Amount>
      <Amount name={t('layout:winback')}>{money(balance?.winback)}</Amount>
      <Amount name={t('layout:compoints')}>{balance && <CompointsText amount={balance.compoints} />}</Amount>
    </dl>
  )
})

interface AmountProps {
  readonly name: string
  /** Null while it is unknown. */
  readonly children: ReactNode
}

function Amount({ name, children }: AmountProps) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="mt-0.5 font-semibold text-strong">{children ?? <Skeleton className="h-6 w-24" />}</dd>
    </div>
  )
}
