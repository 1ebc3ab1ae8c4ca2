import type { EventGames, EventGamesMeans } from '@croupier/domain/core'
import { GamesPageSchema, type Game } from '@croupier/domain/games'
import { createPromotionGames } from '@croupier/domain/promotions'

/** The games of promotions. A part of the site: `site.part(promotionGames)`. */
export const promotionGames = (means: Omit<EventGamesMeans<Game>, 'pageSchema'>): EventGames<Game> =>
  createPromotionGames({ ...means, pageSchema: GamesPageSchema })
