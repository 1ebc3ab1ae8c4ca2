export { ALL_GAMES, DEFAULT_CATEGORIES, lobbyCategories, type GameCategory } from './category.ts'
export type { Game, GameBadge, GameDetails, GameRow } from './game.ts'
export {
  SEARCH_LIMIT,
  createGameIndex,
  searchGames,
  type FoundGame,
  type GameIndex,
  type SearchResults,
} from './game-index.ts'
export { LIST_PAGE_SIZE, type ListFilter } from './game-lists.ts'
export { GameSearch, SEARCH_DEBOUNCE_MS } from './game-search.ts'
export type { GameSection } from './games-api.ts'
export { GamesStore, ROW_SIZE, type GamesSnapshot } from './games-store.ts'
export {
  PRODUCER_SEARCH_MIN,
  TOP_PRODUCERS,
  chooseProducers,
  type GameProducer,
  type ProducerChoice,
} from './producer.ts'
