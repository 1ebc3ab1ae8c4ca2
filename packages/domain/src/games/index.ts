export { ALL_GAMES, DEFAULT_CATEGORIES, lobbyCategories, topCategoriesFirst, type GameCategory } from './category.ts'
export type { Game, GameBadge, GameDetails, GameRow, GameStakes, Volatility } from './game.ts'
export {
  GAME_BADGES,
  GAME_SORTS,
  WHOLE_CATALOGUE,
  partsOf,
  toggled,
  without,
  type FilterPart,
  type GameFilter,
  type GameSort,
} from './game-filter.ts'
export type { Catalogue } from './catalogue/catalogue.ts'
export type { FilterCounts } from './catalogue/narrowing.ts'
export { GAME_TRAITS, type GameTrait } from './game.ts'
export { SEARCH_LIMIT, type SearchResults } from './search/search-results.ts'
export { LIST_PAGE_SIZE, type ListFilter } from './catalogue/game-lists.ts'
export { GameSearch, SEARCH_DEBOUNCE_MS } from './catalogue/game-search.ts'
export type { GameSection } from './games-api.ts'
export { GamesPageSchema, type WireGame } from './games-wire.ts'
export { FIRST_ROWS, GamesStore, ROW_SIZE } from './games-store.ts'
export {
  PRODUCER_SEARCH_MIN,
  TOP_PRODUCERS,
  chooseProducers,
  type GameProducer,
  type ProducerChoice,
} from './producer.ts'
export type { WireCategory, WireGameDetails, WireProducer } from './games-api.ts'
export {
  createJackpots,
  createJackpotsApi,
  JACKPOT_RELOAD_MS,
  type Jackpot,
  type WireJackpots,
} from './jackpot/jackpots.ts'
export { createWinners, WINNERS_RELOAD_MS, type Winners } from './winners/winners-store.ts'
export { WINNERS_LIMIT, mergeWinners, type Winner } from './winners/winner.ts'
export {
  AccountFavourites,
  type AccountFavouritesMeans,
  type FavouritesListener,
} from './favourites/account-favourites.ts'
export { DeviceFavourites, type DeviceFavouritesMeans } from './favourites/device-favourites.ts'
export { DeviceList } from './favourites/device-list.ts'
export { MAX_FAVOURITES, type Favourites } from './favourites/favourites.ts'
export { createFavouritesApi } from './favourites/favourites-api.ts'
export type { FrameMessage } from './run/frame-message.ts'
export { GameRunStore, type GameRunMeans } from './run/game-run-store.ts'
export { MAIN, type NoticeKind, type Place, type Run, type RunMode } from './run/run.ts'
export { DEFAULT_FRAME, LOADER_HIDE_DELAY_MS, playableModes, type PlayableGame } from './run/run-rules.ts'
