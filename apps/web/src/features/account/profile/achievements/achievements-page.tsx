import { Skeleton } from '@croupier/design-system'
import { createAchievements, groupAchievements, type Achievement } from '@croupier/domain/loyalty'
import { observer } from 'mobx-react-lite'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { ProfileFrame } from '../profile-frame.tsx'
import { AchievementList } from './achievement-list.tsx'
import { TrophyCollection } from './trophy-collection.tsx'
import { Skeletons } from '#shared/loading/skeletons.tsx'
import type { PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { readTab } from '../read-tab.ts'
import { NothingHere } from '#shared/site/nothing-here.tsx'

export const load = ({ site }: PageContext) => readTab(site, [site.playerPart(createAchievements)?.list.ensure()])

export const head: PageModule['head'] = (_context, t) => ({ title: t('layout:achievements'), noIndex: true })

/** The nearest achievements, the others, and the trophies of those that are completed. */
export const Page = observer(function AchievementsPage() {
  const t = useTexts()
  const achievements = useSite().playerPart(createAchievements)
  return (
    <ProfileFrame>
      <ResourceView resource={achievements?.list} skeleton={<AchievementsSkeleton />} failed={t('achievements:failed')}>
        {(all) => <Groups all={all} />}
      </ResourceView>
    </ProfileFrame>
  )
})

function Groups({ all }: { readonly all: readonly Achievement[] }) {
  const t = useTexts()
  const { nearest, others, trophies } = groupAchievements(all)
  if (all.length === 0) return <NothingHere title={t('achievements:empty')} text={t('achievements:emptyText')} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <AchievementList title={t('achievements:nearest')} achievements={nearest} />
      <AchievementList title={t('achievements:others')} achievements={others} />
      <TrophyCollection trophies={trophies} total={all.length} />
    </div>
  )
}

function AchievementsSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {[0, 1].map((list) => (
        <div key={list}>
          <Skeleton className="mb-4 h-7 w-48" />
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3">
            <Skeletons count={6} className="h-30 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
