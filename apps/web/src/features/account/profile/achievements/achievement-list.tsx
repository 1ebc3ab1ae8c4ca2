import { cardStyles, ProgressBar } from '@croupier/design-system'
import type { Achievement } from '@croupier/domain/loyalty'
import { useTexts } from '#shared/site/tab.tsx'
import { TitledSection } from '#shared/sections/titled-section.tsx'
import { formatPercent } from '#shared/texts/percent.ts'
import { achievementTitle } from './achievement-title.ts'
import { AchievementPicture } from './achievement-picture.tsx'

export interface AchievementListProps {
  readonly title: string
  readonly achievements: readonly Achievement[]
}

/** Achievements on the way, each with what is to be done and how much of it is. Nothing where there are none. */
export function AchievementList({ title, achievements }: AchievementListProps) {
  if (achievements.length === 0) return null
  return (
    <TitledSection title={title}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3">
        {achievements.map((achievement) => (
          <li key={achievement.id}>
            <AchievementCard achievement={achievement} />
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

function AchievementCard({ achievement }: { readonly achievement: Achievement }) {
  const t = useTexts()
  const { text, image, progress } = achievement
  const title = achievementTitle(t, achievement)
  const done =
    progress === 0 ? t('achievements:notBegun') : t('achievements:done', { percent: formatPercent(t, progress) })
  return (
    <div className={`${cardStyles({ padding: 'sm' })} flex h-full items-center gap-4`}>
      <AchievementPicture image={image} isEarned={progress > 0} />
      <div className="grid min-w-0 flex-1 gap-1">
        <h3 className="text-sm font-semibold wrap-anywhere text-strong">{title}</h3>
        {text !== '' && <p className="text-xs text-balance wrap-anywhere text-muted">{text}</p>}
        <ProgressBar className="mt-1.5" size="sm" value={progress} label={title} valueText={done} />
        <p className="text-xs text-muted">{done}</p>
      </div>
    </div>
  )
}
