/**
 * @promise Promo codes: the code of a link is kept, taken out of the address and offered; that of the registration
 *   is activated once after signing in, also over a reload, and never costs it
 * @proof registration-rules.test, toasts-and-popups.stories (CouponOfAGuest, CouponOffered, CouponEntered,
 *   CouponRefused), coupon-watch.stories (ReloadedBeforeTheAnswer, AnotherLinkMeanwhile), promo-code-page.stories
 *   (Waiting), registration-page.stories (PromoCode, BadPromoCode)
 * @journey gifts/gift-link
 */

import { expect, test } from 'vitest'
import { KeptCoupon } from '#shared/gifts/kept-coupon.ts'
import { keepingCoupon } from './keeping-coupon.ts'

const DONE = { status: 'done' } as const
const REFUSED = { status: 'refused' } as const
const OF_A_LINK = { code: 'LINK', isEntered: false }

test('a code of an earlier try is not activated for a registration without one', async () => {
  const coupon = new KeptCoupon()
  coupon.keep({ code: 'EARLIER', isEntered: true })
  await keepingCoupon(coupon, '', () => Promise.resolve(DONE))
  expect(coupon.current).toEqual({ code: 'EARLIER', isEntered: false })
})

test.each([
  [
    'a code is there before the registration, which may sign in, and stays',
    'ENTERED',
    DONE,
    { code: 'ENTERED', isEntered: true },
  ],
  ['a refused registration leaves the code of a link', 'ENTERED', REFUSED, OF_A_LINK],
  ['without a code nothing changes', '', DONE, OF_A_LINK],
] as const)('%s', async (_, code, state, expected) => {
  const coupon = new KeptCoupon()
  coupon.keep(OF_A_LINK)
  let during = coupon.current
  const register = () => {
    during = coupon.current
    return Promise.resolve(state)
  }
  expect(await keepingCoupon(coupon, code, register)).toBe(state)
  expect(during?.code).toBe(code === '' ? 'LINK' : code)
  expect(coupon.current).toEqual(expected)
})
