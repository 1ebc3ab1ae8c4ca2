import { buttonStyles } from '@croupier/design-system'
import type { Obstacle } from '@croupier/domain/loyalty'
import { COMPOINTS_ABOUT_PATH, PROFILE_LEVELS_PATH } from '../../../../shared/navigation/addresses.ts'
import { Link } from '../../../../shared/navigation/link.tsx'
import { useTexts } from '../../../../shared/site/tab.tsx'
import { formatObstacle } from './format-obstacle.ts'

/** In place of the button: why a product cannot be bought now, and the way to get there. */
export function ObstacleNotice({ obstacle }: { readonly obstacle: Obstacle }) {
  const t = useTexts()
  return (
    <div className="grid gap-3">
      <p className="font-semibold text-strong">{formatObstacle(t, obstacle)}</p>
      {obstacle.kind === 'funds' && (
        <Link to={COMPOINTS_ABOUT_PATH} className={buttonStyles({ block: true })}>
          {t('compoint-shop:howToEarn')}
        </Link>
      )}
      {obstacle.kind === 'level' && (
        <Link to={PROFILE_LEVELS_PATH} className={buttonStyles({ block: true })}>
          {t('compoint-shop:toLevels')}
        </Link>
      )}
    </div>
  )
}
