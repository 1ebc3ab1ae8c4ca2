export {
  DAMAGED_VALUES,
  damageName,
  multiplyEntry,
  placesIn,
  repeatEntry,
  replaceAt,
  valueAt,
  type Place,
} from './damage.ts'
export { PLATFORM_FAULTS, type PlatformFault, type PlatformFaultName } from './faults.ts'
export { photoWithLocation } from './photo-with-location.ts'
export {
  createPlatformFetch,
  type AnswerTable,
  type PlatformAnswer,
  type PlatformFetch,
  type PlatformRequest,
  type Replier,
  type Reply,
} from './platform-fetch.ts'
export { WIRE_ANSWERS, type WireAnswerName } from './wire/answers.ts'
export {
  aTransaction,
  wireExclusions,
  wirePaymentSystem,
  wirePayoutSystem,
  wirePlayStep,
  wireRound,
  wireTransaction,
  wireTransactionPage,
} from './wire/cashbox.ts'
export { aProduct, wireProduct } from './wire/compoints.ts'
export { wireCompointsConfig } from './wire/compoints-config.ts'
export { aGame, wireGame } from './wire/games.ts'
export { aGift, wireGift } from './wire/gifts.ts'
export { LIVE_PAYLOADS } from './wire/live.ts'
export { wireHighFive, wirePromotion } from './wire/promotions.ts'
export { wireAchievement, wireBalance, wireLevel, wireLevelStep, wireMessage, wireProfile } from './wire/player.ts'
export { aParticipant, wireDepositDay, wireParticipant, wirePointsEntry, wireUserData } from './wire/participation.ts'
export { wireDevice, wirePasskey } from './wire/security.ts'
export { wireSeries, wireStanding, wireTournament } from './wire/tournaments.ts'
export { wireDocument } from './wire/verification.ts'
