import { ProgressBar } from '@croupier/design-system'
import type { Achievement } from '@croupier/domain/loyalty'
import { useTexts } from '#shared/site/tab.tsx'
import { AchievementPicture } from './achievement-picture.tsx'
import { achievementTitle } from './achievement-title.ts'

export interface TrophyCollectionProps {
  readonly trophies: readonly Achievement[]
  /** Number of all achievements. */
  readonly total: number
}

/** A trophy for each completed achievement, and how much of the collection they are. */
export function TrophyCollection({ trophies, total }: TrophyCollectionProps) {
  const t = useTexts()
  const collected = t('achievements:collected', { done: trophies.length, total })
  return (
    <section aria-labelledby="trophies">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="trophies" className="heading text-lg text-strong">
          {t('achievements:trophies')}
        </h2>
        <p className="text-sm text-muted">{collected}</p>
      </div>
      <ProgressBar
        className="mb-5"
        size="sm"
        value={trophies.length}
        max={total}
        label={t('achievements:trophies')}
        valueText={collected}
      />
      {trophies.length === 0 ? (
        <p className="text-sm text-muted">{t('achievements:noTrophies')}</p>
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
          {trophies.map((trophy) => (
            <li
              key={trophy.id}
              className="flex min-w-0 flex-col items-center gap-2 rounded-card bg-sunken px-3 py-4 text-center shadow-well"
            >
              <AchievementPicture image={trophy.image} />
              <h3 className="max-w-full text-sm font-semibold wrap-anywhere text-strong">
                {achievementTitle(t, trophy)}
              </h3>
              {trophy.text !== '' && (
                <p className="max-w-full text-xs text-balance wrap-anywhere text-muted">{trophy.text}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
