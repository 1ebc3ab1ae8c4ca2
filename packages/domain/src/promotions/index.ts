export { createDuckHunts, type DuckHunts } from './duck-hunt/duck-hunt-store.ts'
export { HUNT_PLACES, type DuckHunt, type HuntPrize, type Shot } from './duck-hunt/duck-hunt.ts'
export type { Hunting, HuntState } from './duck-hunt/hunting.ts'
export { createHighFives, type HighFives } from './high-fives/high-fives-store.ts'
export {
  HIGH_FIVE_REFUSALS,
  leftToday,
  type HighFive,
  type HighFiveRefusal,
  type HighFiveSide,
  type HighFiveStatistic,
} from './high-fives/high-five.ts'
export type { GivingState, Receiver } from './high-fives/high-five-giving.ts'
export type { WireHighFive } from './high-fives/high-fives-api.ts'
export { createPromotions, type Promotions } from './promotions-store.ts'
export {
  currencyWord,
  onePoint,
  pageTypeOf,
  PROMOTION_CONTAINERS,
  PROMOTION_TEMPLATES,
  pointDecimals,
  shownPoints,
  type PrizePool,
  type Promotion,
  type PromotionContainer,
  type PromotionCurrency,
  type PromotionPageType,
  type PromotionPrize,
  type PromotionTemplate,
} from './promotion.ts'
export { drawTime, hasResults, MAX_DRAW_MS, promotionPhase, type PromotionPhase } from './phase.ts'
export { prizeCurrency, sortPrizes } from './prize-order.ts'
export {
  isGivenOut,
  isReceived,
  pointsFor,
  prizeObstacle,
  type PrizeHolder,
  type PrizeObstacle,
} from './prizes/prize.ts'
export { PrizeExchanges, PRIZE_PRICE_CHANGED } from './prizes/prizes-store.ts'
export type { WirePromotion } from './promotion-wire.ts'
export { createParticipants, type Participants } from './participation/participants-store.ts'
export {
  dayAt,
  depositDayState,
  missingDeposit,
  type DepositDay,
  type DepositDayState,
} from './participation/deposit-day.ts'
export type { Participant } from './participation/participant.ts'
export { PARTICIPANTS_PAGE_SIZE, pageOfRank, type ParticipantsField } from './participation/participants-query.ts'
export type { ParticipantsTable } from './participation/participants-table.ts'
export { Participation } from './participation/participation-store.ts'
export type {
  WireDepositDay,
  WireParticipant,
  WirePointsEntry,
  WireUserData,
} from './participation/participation-wire.ts'
export { participationStep, pointPrice, type ParticipationStep } from './participation/participation-step.ts'
export { currencyOfPoints, type PointsEntry, type PointsReason } from './participation/points-entry.ts'
export type { UserData } from './participation/user-data.ts'
