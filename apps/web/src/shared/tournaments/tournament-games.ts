import { readGamesPage, type Game } from '@croupier/domain/games'
import { createTournamentGames, type TournamentGames } from '@croupier/domain/tournaments'

type Means = Parameters<typeof createTournamentGames<Game>>[0]

/** The games of tournaments. A part of the site: `site.part(tournamentGames)`. */
export const tournamentGames = (means: Omit<Means, 'readPage'>): TournamentGames<Game> =>
  createTournamentGames({ ...means, readPage: readGamesPage })
