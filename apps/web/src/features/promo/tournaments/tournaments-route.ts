import { late } from '#shared/loading/late.tsx'
import { TOURNAMENTS_PATH } from '#shared/navigation/addresses.ts'
import type { PageRoute } from '#shared/navigation/page-route.ts'

const reads = late(() => import('./tournaments-read.ts'))

export const tournamentsRoute: PageRoute = {
  path: TOURNAMENTS_PATH,
  load: async ({ site }) => (await reads.load()).readTournaments(site),
  head: ({ brand, site }, t) => ({
    title: t('tournaments:title'),
    description: t('tournaments:description', { brand: brand.name }),
    canonical: TOURNAMENTS_PATH,
    // Only the server renders them.
    ...(import.meta.env.SSR && reads.value && { events: reads.value.listedEvents(site) }),
    trail: [{ name: t('tournaments:title'), path: TOURNAMENTS_PATH }],
  }),
  page: late(() => import('./tournaments-page.tsx')),
  texts: ['tournaments', 'promotions'],
}
