import type { Obstacle } from '@croupier/domain/loyalty'
import type { Translate } from '#shared/texts/translate.ts'

/** Why a product cannot be bought, in a few words. */
export function formatObstacle(t: Translate, obstacle: Obstacle): string {
  if (obstacle.kind === 'sold-out') return t('compoint-shop:soldOut')
  if (obstacle.kind === 'level') return t('compoint-shop:fromLevel', { level: obstacle.level })
  return t('compoint-shop:missing', { points: t('loyalty:amount', { count: obstacle.missing }) })
}
