import * as v from 'valibot'
import { type Http, readChange } from '../../core/index.ts'

const PATH = '/json-api/v2/games/favourites'
const Success = v.object({ success: v.literal(true, 'the platform did not agree') })

/** Calls that change a player's favourites. They reject with `DomainError`. */
export function createFavouritesApi(http: Http) {
  const pathOf = (slug: string) => `${PATH}/${encodeURIComponent(slug)}`
  return {
    async add(slug: string): Promise<void> {
      readChange(Success, await http.put(pathOf(slug), {}, { auth: true }), 'adding a favourite', http)
    },
    async remove(slug: string): Promise<void> {
      readChange(Success, await http.delete(pathOf(slug), { auth: true }), 'removing a favourite', http)
    },
    /** The guest's favourites, the latest first. */
    async addAll(slugs: readonly string[]): Promise<void> {
      readChange(Success, await http.put(PATH, { slugs }, { auth: true }), 'taking over favourites', http)
    },
  }
}
export type FavouritesApi = ReturnType<typeof createFavouritesApi>
