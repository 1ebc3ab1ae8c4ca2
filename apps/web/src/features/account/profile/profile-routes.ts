import type { Site } from '@croupier/domain'
import { PROFILE_PATH } from '../../../shared/navigation/addresses.ts'
import { late } from '../../../shared/loading/late.tsx'
import { readAll } from '../../../shared/loading/read-all.ts'
import type { PageRoute } from '../../../shared/navigation/page-route.ts'
import { PROFILE_TABS, type ProfileTab } from './profile-tabs.ts'

const balanceReads = late(() => import('./balance/balance-reads.ts'))

/** What the head above all tabs shows, apart from what every page of a player reads. */
const readHead = (site: Site) => site.player?.levels.ensure()

/** A part that fails to load shows its own failure, so no read fails the page. */
function tabRoute({ path, label }: ProfileTab, own: Pick<PageRoute, 'page' | 'load'>): PageRoute {
  return {
    ...own,
    path,
    access: 'player',
    head: (_context, t) => ({ title: t(label), noIndex: true }),
    texts: ['profile', 'forms'],
    load: (context) => readAll([readHead(context.site), own.load?.(context)]),
  }
}

export const balanceTabRoute = tabRoute(PROFILE_TABS.balance, {
  page: late(() => import('./balance/balance-page.tsx')),
  load: async ({ site }) => (await balanceReads.load()).readBalanceTab(site),
})

export const infoTabRoute = tabRoute(PROFILE_TABS.info, {
  page: late(() => import('./info/info-page.tsx')),
  load: ({ site }) => site.session.phoneCodes.ensure(),
})

export const profileRoute: PageRoute = { ...balanceTabRoute, path: PROFILE_PATH, redirectTo: PROFILE_TABS.balance.path }
