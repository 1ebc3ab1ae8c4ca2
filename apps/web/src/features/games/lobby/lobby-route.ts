import { late } from '#shared/loading/late.tsx'
import { pageRoute } from '#shared/navigation/page-route.ts'

export const lobbyRoute = pageRoute({
  path: '/',
  isKept: true,
  code: late(() => import('./lobby-page.tsx')),
})
