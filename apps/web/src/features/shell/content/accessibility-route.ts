import { late } from '#shared/loading/late.tsx'
import { ACCESSIBILITY_PATH } from '#shared/navigation/addresses.ts'
import type { PageRoute } from '#shared/navigation/page-route.ts'

/** About the site itself, so it is ours and not the operator's text. */
export const accessibilityRoute: PageRoute = {
  path: ACCESSIBILITY_PATH,
  head: ({ brand }, t) => ({
    title: t('layout:accessibility'),
    description: t('accessibility:lead', { brand: brand.name }),
    trail: [{ name: t('layout:accessibility'), path: ACCESSIBILITY_PATH }],
  }),
  page: late(() => import('./accessibility-page.tsx')),
  texts: ['accessibility'],
}
