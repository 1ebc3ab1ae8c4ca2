import type { DomainError } from '@croupier/domain/core'
import type { KeptCoupon } from '../../../../shared/site/kept-coupon.ts'

/**
 * Registers with a promo code, which is activated after signing in. Kept before the call, because that may sign in; a
 * refused registration leaves what waited before.
 */
export async function keepingCoupon(
  coupon: KeptCoupon,
  code: string,
  register: () => Promise<DomainError | null>,
): Promise<DomainError | null> {
  if (code === '') return register()
  const before = coupon.current
  coupon.keep({ code, isEntered: true })
  const failure = await register()
  if (failure) coupon.keep(before)
  return failure
}
