import type { EventGamesMeans } from '@croupier/domain/core'
import { GamesPageSchema, type Game } from '@croupier/domain/games'
import { createTournamentGames, type TournamentGames } from '@croupier/domain/tournaments'

/** The games of tournaments. A part of the site: `site.part(tournamentGames)`. */
export const tournamentGames = (means: Omit<EventGamesMeans<Game>, 'pageSchema'>): TournamentGames<Game> =>
  createTournamentGames({ ...means, pageSchema: GamesPageSchema })
