import { late } from '#shared/loading/late.tsx'
import { ACCESSIBILITY_PATH } from '#shared/navigation/addresses.ts'
import { pageRoute } from '#shared/navigation/page-route.ts'

/** About the site itself, so it is ours and not the operator's text. */
export const accessibilityRoute = pageRoute({
  path: ACCESSIBILITY_PATH,
  texts: ['accessibility'],
  code: late(() => import('./accessibility-page.tsx')),
})
