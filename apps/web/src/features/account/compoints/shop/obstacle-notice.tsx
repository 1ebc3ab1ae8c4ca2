import type { Obstacle } from '@croupier/domain/loyalty'
import { COMPOINTS_ABOUT_PATH, PROFILE_LEVELS_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { formatObstacle } from './format-obstacle.ts'

/** In place of the button: why a product cannot be bought now, and the way to get there. */
export function ObstacleNotice({ obstacle }: { readonly obstacle: Obstacle }) {
  const t = useTexts()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="font-semibold text-strong">{formatObstacle(t, obstacle)}</p>
      {obstacle.kind === 'funds' && (
        <ButtonLink to={COMPOINTS_ABOUT_PATH} block>
          {t('compoint-shop:howToEarn')}
        </ButtonLink>
      )}
      {obstacle.kind === 'level' && (
        <ButtonLink to={PROFILE_LEVELS_PATH} block>
          {t('compoint-shop:toLevels')}
        </ButtonLink>
      )}
    </div>
  )
}
