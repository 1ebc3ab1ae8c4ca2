export { groupAchievements, nearest, type Achievement, type AchievementGroups } from './achievements/achievement.ts'
export { createAchievements, type Achievements } from './achievements/achievements-store.ts'
export type { WireAchievement } from './achievements/achievements-api.ts'
export { createLevels, type Levels } from './levels/levels-store.ts'
export { LevelRise } from './levels/level-rise.ts'
export { ladderOf, nextLevel, type LadderStep, type LevelStep, type StepState } from './levels/ladder.ts'
export type { WireLevelStep } from './levels/levels-api.ts'
export {
  filterProducts,
  kindsOf,
  obstacleOf,
  PICKUP_HOURS,
  PRODUCT_KINDS,
  PRODUCT_ORDERS,
  sortProducts,
  type Buyer,
  type Obstacle,
  type Product,
  type ProductFilter,
  type ProductKind,
  type ProductOrder,
} from './compoints/product.ts'
export { OBSTACLE_CODES, PRICE_CHANGED, type PurchaseDetails, Purchases } from './compoints/purchases-store.ts'
export { createCompointShop, type CompointShop } from './compoints/compoint-shop.ts'
export type { WireProduct } from './compoints/products-api.ts'
export {
  betsForOne,
  exchangeOf,
  rateFor,
  type CompointsConfig,
  type Exchanged,
  type ExchangeRate,
  type ExchangeTerms,
} from './exchange/exchange.ts'
export { createCompointsConfig } from './exchange/compoints-config-store.ts'
export { CompointExchange, type CompointExchangeMeans } from './exchange/exchange-store.ts'
export type { WireCompointsConfig } from './exchange/exchange-api.ts'
