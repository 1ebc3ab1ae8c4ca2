import type { Site } from '@croupier/domain'
import { lobbyCategories } from '@croupier/domain/games'
import { late } from '../../../shared/loading/late.tsx'
import type { PageRoute } from '../../../shared/navigation/page-route.ts'
import { readAll } from '../../../shared/loading/read-all.ts'

/** The lobby (core.md 2, Main). Everything it shows is read at once; the rows as soon as it is known which there are. */
export const lobbyRoute: PageRoute = {
  path: '/',
  load: ({ site }) =>
    readAll([
      site.banners.startPage.ensure(),
      loadRows(site),
      site.games.producers.ensure(),
      site.winners.feed.ensure(),
      // Not ensure: since the last visit of the lobby something may have been played.
      site.player?.recent.reload(),
    ]),
  head: ({ site, brand }, t) => {
    const studios = site.games.producers.value?.length
    return {
      title: t('lobby.title', { brand: brand.name }),
      ...(studios && { description: t('lobby.description', { studios }) }),
    }
  },
  page: late(() => import('./lobby-page.tsx')),
}

async function loadRows({ games }: Site): Promise<unknown> {
  const categories = await games.categories.ensure()
  return readAll(lobbyCategories(categories).map(({ slug }) => games.row(slug).ensure()))
}
