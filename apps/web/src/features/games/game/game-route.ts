import { late } from '#shared/loading/late.tsx'
import { pageRoute } from '#shared/navigation/page-route.ts'
import { gameWindow } from './game-parts.ts'

export const gameRoute = pageRoute({
  path: '/play/:name',
  closedInRestrictedRegions: true,
  texts: ['game', 'limits'],
  code: late(() => import('./game-page.tsx')),
  parts: [gameWindow],
})
