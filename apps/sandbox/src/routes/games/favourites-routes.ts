import type { FastifyInstance } from 'fastify'
import { listEntry } from '../../ground/catalogue/catalogue.ts'
import type { CatalogueGame } from '../../ground/catalogue/games.ts'
import type { Platform } from '../../platform/platform.ts'
import { ApiError, notFound } from '../../ground/wire/api-error.ts'
import { callFields, pathPart } from '../../ground/wire/call.ts'

const MAX_AT_ONCE = 100

/** Favourite games. An addition to the platform API (docs/platform-api.md). */
export function registerFavouritesRoutes(app: FastifyInstance, platform: Platform): void {
  const { sessions, favourites } = platform

  app.get('/json-api/v2/games/favourites', (request) => {
    const slugs = favourites.slugs(sessions.player(request).id)
    const games = slugs.map((slug) => platform.catalogue.game(slug))
    return { data: games.filter((game): game is CatalogueGame => game !== null).map(listEntry) }
  })

  app.put('/json-api/v2/games/favourites', (request) => {
    const player = sessions.player(request)
    const { slugs } = callFields(request)
    if (!Array.isArray(slugs) || slugs.length > MAX_AT_ONCE)
      throw new ApiError(422, [{ code: 'invalid', field: 'slugs' }])
    // Ignores games that left the catalogue.
    const known = slugs.filter(
      (slug): slug is string => typeof slug === 'string' && platform.catalogue.game(slug) !== null,
    )
    favourites.add(player.id, known)
    return { success: true }
  })

  app.put('/json-api/v2/games/favourites/:slug', (request) => {
    const player = sessions.player(request)
    const slug = pathPart(request, 'slug')
    if (!platform.catalogue.game(slug)) throw notFound()
    favourites.add(player.id, [slug])
    return { success: true }
  })

  app.delete('/json-api/v2/games/favourites/:slug', (request) => {
    favourites.remove(sessions.player(request).id, pathPart(request, 'slug'))
    return { success: true }
  })
}
