import type { AnyPressState } from '@croupier/domain/core'
import type { KeptCoupon } from '#shared/gifts/kept-coupon.ts'

/**
 * Registers with a promo code, which is activated after signing in. Kept before the call, because that may sign in; a
 * refused registration leaves what waited before.
 */
export async function keepingCoupon(
  coupon: KeptCoupon,
  code: string,
  register: () => Promise<AnyPressState>,
): Promise<AnyPressState> {
  const before = coupon.current
  if (code === '') {
    // It was entered in an earlier registration, which may have been another person's: it waits for a press.
    if (before?.isEntered) coupon.keep({ ...before, isEntered: false })
    return register()
  }
  coupon.keep({ code, isEntered: true })
  const state = await register()
  // Meanwhile a link may have brought another code, which stays.
  if (state.status !== 'done' && coupon.current?.code === code) coupon.keep(before)
  return state
}
