import { Skeleton } from '@croupier/design-system'
import { observer } from 'mobx-react-lite'
import { ResourceView } from '../../../../shared/loading/resource-view.tsx'
import { usePlayer, useTexts } from '../../../../shared/site/tab.tsx'
import { ProfileFrame } from '../profile-frame.tsx'
import { BalanceCards } from './balance-cards.tsx'
import { MoneyFlowSection } from './money-flow-section.tsx'

/** Each amount of the player with what it means and what can be done with it, and what came in and went out. */
export const Page = observer(function BalancePage() {
  const t = useTexts()
  const player = usePlayer()
  return (
    <ProfileFrame>
      <div className="grid gap-10">
        {player ? (
          <ResourceView resource={player.balance} skeleton={<CardsSkeleton />} failed={t('layout:balanceFailed')}>
            {(balance) => <BalanceCards balance={balance} />}
          </ResourceView>
        ) : (
          <CardsSkeleton />
        )}
        <MoneyFlowSection />
      </div>
    </ProfileFrame>
  )
})

function CardsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4 md:grid-cols-2">
      <Skeleton className="h-48 w-full md:col-span-2" />
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-44 w-full" />
      ))}
    </div>
  )
}
