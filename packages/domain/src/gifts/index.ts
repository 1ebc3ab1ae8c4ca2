export {
  depositLimit,
  depositRoom,
  isForCashbox,
  isListed,
  isLive,
  isLongTerm,
  isOneClick,
  isWaiting,
  nextExpiry,
  stateAt,
  type DepositLimit,
  type Gift,
  type GiftReason,
  type GiftState,
  type GiftType,
} from './gift.ts'
export { createCouponForm, type CouponForm } from './coupon-form.ts'
export type { GiftMessage } from './gift-messages.ts'
export { createGifts, type GiftsOptions, type GiftsStore } from './gifts-store.ts'
export type { WireGift } from './gifts-api.ts'
