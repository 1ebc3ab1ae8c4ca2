import { ProgressRing, Skeleton } from '@croupier/design-system'
import { createAchievements, nearest } from '@croupier/domain/loyalty'
import { Trophy } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { PROFILE_ACHIEVEMENTS_PATH } from '#shared/navigation/addresses.ts'
import { Link } from '#shared/navigation/link.tsx'
import { pictureSources } from '#shared/pictures/picture-sources.ts'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { PANEL_LINK } from './panel-link.ts'
import { formatPercent } from '#shared/texts/percent.ts'

/** The nearest achievements as rings, with the way to all of them. */
export const NearestAchievements = observer(function NearestAchievements() {
  const t = useTexts()
  const list = useSite().playerPart(createAchievements)?.list
  if (!list) return null
  const first = nearest(list.value ?? [])
  return (
    <div>
      <Link to={PROFILE_ACHIEVEMENTS_PATH} className={PANEL_LINK}>
        {t('layout:achievements')}
      </Link>
      {first.length === 0 && list.isLoading && <Skeleton className="h-10 w-full" />}
      {first.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {first.map(({ id, title, image, progress }) => (
            <li key={id} className="flex" title={title}>
              <ProgressRing
                size="sm"
                value={progress}
                label={title || `${t('layout:achievements')} ${id}`}
                valueText={formatPercent(t, progress)}
              >
                {image === null ? (
                  <Trophy className="text-accent" />
                ) : (
                  <img
                    {...pictureSources(image, 'icon')}
                    alt=""
                    width="28"
                    height="28"
                    className="size-7 rounded-full"
                  />
                )}
              </ProgressRing>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
})
