// What pages need of several slices.
export { createPlayerCashbox } from './cashbox.ts'
export { closedPlay, type ClosedPlay, type PlayClosers } from './closed-play.ts'
export { createPlayerExchange, createPlayerPurchases } from './compoints.ts'
export { createPlayerJoining } from './joining.ts'
export { JoiningSteps } from './joining-steps.ts'
export { createPlayerPrizeExchanges } from './prize-exchanges.ts'
export {
  createPromotionGames,
  createTournamentGames,
  FIRST_PROMOTION_GAMES,
  FIRST_TOURNAMENT_GAMES,
  PROMOTION_GAMES_PAGE_SIZE,
  TOURNAMENT_GAMES_PAGE_SIZE,
  type EventGames,
  type FirstGames,
  type TournamentGames,
} from './event-games.ts'
