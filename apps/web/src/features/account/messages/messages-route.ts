import { MESSAGES_PATH } from '#shared/navigation/addresses.ts'
import { late } from '#shared/loading/late.tsx'
import { pageRoute } from '#shared/navigation/page-route.ts'

/** The newest messages are read with every page of a player. */
export const messagesRoute = pageRoute({
  path: MESSAGES_PATH,
  access: 'player',
  texts: ['messages'],
  code: late(() => import('./messages-page.tsx')),
})
