export {
  depositLimit,
  depositRoom,
  giftsIn,
  isForCashbox,
  isForDevice,
  isListed,
  isLive,
  isPurchase,
  isWaiting,
  nextExpiry,
  stateAt,
  type DepositLimit,
  type GameShare,
  type Gift,
  type GiftPart,
  type GiftPlace,
  type GiftPlatform,
  type GiftReason,
  type GiftSpins,
  type GiftState,
  type GiftTerms,
} from './gift.ts'
export { isBonus, isLongTerm, isOneClick } from './gift-type.ts'
export type { GiftType } from '../core/index.ts'
export { blockingBonus, canCancel, replaceableBonus, type GiftRequest } from './activation.ts'
export type { Activation, ActivationStore } from './activation-store.ts'
export { createCouponForm, isCouponSettled, readCouponCode, type CouponFields, type CouponForm } from './coupon-form.ts'
export { createPrizeClaim, readPrizeId, type PrizeClaim, type PrizeState } from './prize-claim.ts'
export { GIFT_REFUSALS, wayOut, type WayOut } from './refusal.ts'
export type { GiftMessage } from './gift-messages.ts'
export { GiftsStore, type GiftsMeans } from './gifts-store.ts'
export type { WireGift } from './gift-wire.ts'
export { termsOf, wagerEnd, type BonusAmount, type GamesTerm, type TimeTerm, type WagerTerm } from './bonus/terms.ts'
export {
  betsLeft,
  gameShare,
  isRunning,
  runningBonuses,
  wagerProgress,
  type RunningBonus,
  type WagerProgress,
} from './bonus/wagering.ts'
export { WageringStore } from './bonus/wagering-store.ts'
