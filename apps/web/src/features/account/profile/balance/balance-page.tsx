import { observer } from 'mobx-react-lite'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { usePlayer, useTexts } from '#shared/site/tab.tsx'
import { ProfileFrame } from '../profile-frame.tsx'
import { BalanceCards } from './balance-cards.tsx'
import { MoneyFlowSection } from './money-flow-section.tsx'
import { SkeletonStack } from '#shared/loading/skeletons.tsx'
import type { PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { readTab } from '../read-tab.ts'
import { GiftsStore } from '@croupier/domain/gifts'

const skeleton = (
  <SkeletonStack
    className="gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))]"
    bars={['h-48 w-full col-span-full', [4, 'h-44 w-full']]}
  />
)

/** The money in and out is read in the browser: its days are those of the player's time zone. */
export const load = ({ site }: PageContext) => readTab(site, [site.playerPart(GiftsStore)?.ensure()])

export const head: PageModule['head'] = (_context, t) => ({ title: t('profile:balance'), noIndex: true })

/** Each amount of the player with what it means and what can be done with it, and what came in and went out. */
export const Page = observer(function BalancePage() {
  const t = useTexts()
  const player = usePlayer()
  return (
    <ProfileFrame>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <ResourceView resource={player?.balance} skeleton={skeleton} failed={t('layout:balanceFailed')}>
          {(balance) => <BalanceCards balance={balance} />}
        </ResourceView>
        <MoneyFlowSection />
      </div>
    </ProfileFrame>
  )
})
