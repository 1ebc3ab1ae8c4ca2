export { ALL_GAMES, lobbyCategories, topCategoriesFirst, type GameCategory } from './category.ts'
export type { Game, GameBadge, GameDetails, GameRow } from './game.ts'
export {
  GAME_BADGES,
  GAME_SORTS,
  WHOLE_CATALOGUE,
  partsOf,
  toggled,
  without,
  type FilterCounts,
  type FilterPart,
  type GameFilter,
  type GameSort,
} from './game-filter.ts'
export { type Catalogue, type SearchResults } from './catalogue/catalogue.ts'
export { LIST_PAGE_SIZE } from './catalogue/game-lists.ts'
export { GameSearch } from './search/game-search.ts'
export type { GameSection } from './games-api.ts'
export { readGamesPage, type WireGame } from './games-wire.ts'
export { createGames, ROW_SIZE, type GamesStore } from './games-store.ts'
export { chooseProducers, type GameProducer } from './producer.ts'
export type { WireCategory, WireGameDetails, WireProducer } from './games-api.ts'
export { createWinners, type Winners } from './winners/create-winners.ts'
export { mergeWinners, type Winner } from './winners/winner.ts'
export { AccountFavourites, type AccountFavouritesPorts } from './favourites/account-favourites.ts'
export { DeviceFavourites, type DeviceFavouritesPorts } from './favourites/device-favourites.ts'
export { DeviceList } from './favourites/device-list.ts'
export { MAX_FAVOURITES, type Favourites } from './favourites/favourites.ts'
export { createFavouritesApi } from './favourites/favourites-api.ts'
export { GameRunStore, type GameRunPorts } from './run/game-run-store.ts'
export { MAIN, type Place, type Run } from './run/run.ts'
export { playableModes } from './run/run-rules.ts'
