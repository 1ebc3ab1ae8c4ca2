import { type Http, SuccessAnswer } from '../../core/index.ts'

const PATH = '/json-api/v2/games/favourites'

/** Calls that change a player's favourites. They reject with `DomainError`. */
export function createFavouritesApi(http: Http) {
  const change = async (method: 'put' | 'delete', path: string, label: string, body?: object): Promise<void> => {
    await http.change(method, path, SuccessAnswer, { label, auth: true, body })
  }
  const pathOf = (slug: string) => `${PATH}/${encodeURIComponent(slug)}`
  return {
    add: (slug: string) => change('put', pathOf(slug), 'adding a favourite', {}),
    remove: (slug: string) => change('delete', pathOf(slug), 'removing a favourite'),
    /** The guest's favourites, the latest first. */
    addAll: (slugs: readonly string[]) => change('put', PATH, 'taking over favourites', { slugs }),
  }
}
export type FavouritesApi = ReturnType<typeof createFavouritesApi>
