import { failureOf } from '#shared/navigation/page-outcome.ts'
import { late } from '#shared/loading/late.tsx'
import { gamePath, producerPath } from '#shared/navigation/addresses.ts'
import type { PageContext, PageRoute } from '#shared/navigation/page-route.ts'
import { gameWindow } from './game-parts.ts'

const gameOf = ({ site, params }: PageContext) => site.games.game(params['name'] ?? '')

export const gameRoute: PageRoute = {
  path: '/play/:name',
  closedInRestrictedRegions: true,
  load: async (context) => {
    const game = await gameOf(context).ensure()
    if (game.producer) await context.site.games.list({ producer: game.producer.slug }).ensure()
  },
  failure: (context) => failureOf(gameOf(context)),
  head: (context, t) => {
    const game = gameOf(context).value
    if (!game) return { title: t('layout:games') }
    if (!game.producer) return { title: game.name }
    const names = { game: game.name, producer: game.producer.name }
    return {
      title: t('game:title', names),
      description: t('game:description', names),
      picture: game.preview,
      trail: [
        { name: game.producer.name, path: producerPath(game.producer.slug) },
        { name: game.name, path: gamePath(game.slug) },
      ],
      game: { name: game.name, producer: game.producer.name },
    }
  },
  page: late(() => import('./game-page.tsx')),
  parts: [gameWindow],
  texts: ['game', 'limits'],
}
