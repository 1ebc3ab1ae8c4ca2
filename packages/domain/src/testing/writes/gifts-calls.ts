import { CouponForm } from '../../gifts/coupon-form.ts'
import { createGiftsApi } from '../../gifts/gifts-api.ts'
import type { GiftsStore } from '../../gifts/gifts-store.ts'
import { PrizeClaim } from '../../gifts/prize-claim.ts'
import { agreed, outcome, type WriteCalls } from './write-call.ts'

/** The calls of a promo code and of a link's gift ask nothing of them. */
const NO_GIFTS = { all: [], reload: () => Promise.resolve([]) } as Partial<GiftsStore> as GiftsStore

export const GIFTS_CALLS: WriteCalls = {
  'choosing a gift': agreed((http) => createGiftsApi(http).select('1')),
  'activating a gift': agreed((http) => createGiftsApi(http).activate('1')),
  'cancelling a bonus': agreed((http) => createGiftsApi(http).cancel('1')),
  'cancelling all bonuses': agreed((http) => createGiftsApi(http).cancel(null)),
  'promo code': agreed((http) => outcome(new CouponForm(http, NO_GIFTS).activating.run('WELCOME'))),
  'taking the gift of a link': {
    ...agreed((http) => outcome(new PrizeClaim(http, NO_GIFTS, { error: () => undefined }).take('101'))),
    answer: { success: true, error: null },
  },
}
