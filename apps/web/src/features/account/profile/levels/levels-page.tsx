import { createLevels } from '@croupier/domain/loyalty'
import { observer } from 'mobx-react-lite'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { usePlayer, useSite, useTexts } from '#shared/site/tab.tsx'
import { ProfileFrame } from '../profile-frame.tsx'
import { LevelGifts } from './level-gifts.tsx'
import { LevelLadder } from './level-ladder.tsx'
import { NextLevel } from './next-level.tsx'
import { SkeletonStack } from '#shared/loading/skeletons.tsx'
import type { PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { readTab } from '../read-tab.ts'
import { GiftsStore } from '@croupier/domain/gifts'

const skeleton = (
  <SkeletonStack className="gap-3" bars={['h-40 w-full md:h-36', 'mt-5 mb-2 h-14 w-64', [10, 'h-18 w-full']]} />
)

export const load = ({ site }: PageContext) => readTab(site, [site.playerPart(GiftsStore)?.ensure()])

export const head: PageModule['head'] = (_context, t) => ({ title: t('profile:levels'), noIndex: true })

/** The player's level on the ladder, what the next one brings, and the gifts for levels. */
export const Page = observer(function LevelsPage() {
  const t = useTexts()
  const player = usePlayer()
  const levels = useSite().playerPart(createLevels)
  const level = player?.level.value ?? null
  return (
    <ProfileFrame>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <LevelGifts />
        <ResourceView resource={levels?.steps} skeleton={skeleton} failed={t('levels:failed')}>
          {(steps) => (
            <>
              {level && steps.length > 0 && <NextLevel steps={steps} level={level} />}
              <LevelLadder steps={steps} level={level?.index ?? null} />
            </>
          )}
        </ResourceView>
      </div>
    </ProfileFrame>
  )
})
