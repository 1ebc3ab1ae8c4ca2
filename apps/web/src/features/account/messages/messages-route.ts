import { late } from '#shared/loading/late.tsx'
import { MESSAGES_PATH } from '#shared/navigation/addresses.ts'
import type { PageRoute } from '#shared/navigation/page-route.ts'

/** The newest messages are read with every page of a player. */
export const messagesRoute: PageRoute = {
  path: MESSAGES_PATH,
  access: 'player',
  head: (_context, t) => ({ title: t('layout:notices'), noIndex: true }),
  page: late(() => import('./messages-page.tsx')),
  texts: ['messages'],
}
