import type { KeptCoupon } from '#shared/gifts/kept-coupon.ts'

/** Call it before a login: who logs in may not be who entered the code in the registration, so it waits for a press. */
export function holdCoupon(coupon: KeptCoupon): void {
  const { current } = coupon
  if (current?.isEntered) coupon.keep({ ...current, isEntered: false })
}
