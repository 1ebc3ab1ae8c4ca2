import type { Site } from '@croupier/domain'
import { lobbyCategories } from '@croupier/domain/games'
import { late } from '#shared/loading/late.tsx'
import type { PageRoute } from '#shared/navigation/page-route.ts'
import { readAll } from '#shared/loading/read-all.ts'

/** Reads all parts of the lobby in parallel, and the rows once the categories are known. */
export const lobbyRoute: PageRoute = {
  path: '/',
  load: ({ site }) =>
    readAll([
      site.banners.startPage.ensure(),
      loadRows(site),
      site.games.producers.ensure(),
      site.winners.feed.ensure(),
      // The lobby is complete without it.
      site.content.block.ensure().catch(() => undefined),
      // Reload, because games may have been played since the last visit of the lobby.
      site.player?.recent.reload(),
    ]),
  head: ({ site, brand }, t) => {
    const studios = site.games.producers.value?.length
    return {
      title: t('lobby:title', { brand: brand.name }),
      ...(studios && { description: t('lobby:description', { studios }) }),
    }
  },
  page: late(() => import('./lobby-page.tsx')),
}

async function loadRows({ games }: Site): Promise<unknown> {
  const categories = await games.categories.ensure()
  return readAll(lobbyCategories(categories).map(({ slug }) => games.row(slug).ensure()))
}
