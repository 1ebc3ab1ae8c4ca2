import { cutText } from '@croupier/domain/core'
import { tournamentGamesPath } from '#shared/navigation/addresses.ts'
import { pageQuery } from '#shared/site/page-parameters.ts'

const MAX_QUERY = 100

/** What is searched for among a tournament's games, by `?q=`. Empty: all games. */
export const readGamesSearch = (search: string): string => cutText((pageQuery(search).get('q') ?? '').trim(), MAX_QUERY)

/** Address of a tournament's games that match a search. */
export function gamesSearchPath(slug: string, query: string): string {
  const words = cutText(query.trim(), MAX_QUERY)
  return tournamentGamesPath(slug) + (words && `?q=${encodeURIComponent(words).replaceAll('%20', '+')}`)
}
