import { computed, makeObservable } from 'mobx'
import {
  type AnyPressState,
  check,
  FIELD_RULES,
  Form,
  type FormErrors,
  type Http,
  type KeepUnsentMeans,
  keepUnsent,
  Press,
  type PressState,
  required,
  wasNotSent,
  SuccessAnswer,
} from '../core/index.ts'
import type { Gift } from './gift.ts'
import { GiftsStore } from './gifts-store.ts'
import { NewGifts } from './new-gifts.ts'

export interface CouponFields {
  readonly code: string
}

const couponErrors = ({ code }: CouponFields): FormErrors<CouponFields> => ({
  code: check(code.trim(), required, ...FIELD_RULES.text),
})

/** A new gift is weak proof: it may have come another way. `coupon_used` may be due to this very press. */
const REFUSALS = ['promoCode', 'coupon_expired', 'coupon_gone', 'multi_account']

/** Whether the platform has decided about the code: it was activated, or refused for good. */
export const isCouponSettled = ({ status, error }: AnyPressState): boolean =>
  status === 'done' || (status === 'refused' && !!error && !wasNotSent(error) && error.kind !== 'unauthorized')

/** A promo code as it may come in a link: letters, digits, `-` and `_`, at most 64; null for anything else. */
export function readCouponCode(text: unknown): string | null {
  const code = typeof text === 'string' ? text.trim() : ''
  return /^[\p{L}\p{N}_-]{1,64}$/u.test(code) ? code : null
}

/** Activates a promo code. */
export async function activateCoupon(http: Pick<Http, 'change'>, code: string): Promise<void> {
  const call = { label: 'activating a promo code', auth: true, body: { code } }
  await http.change('post', '/json-api/coupon-codes/activate', SuccessAnswer, call)
}

/** The form of promo codes (docs/product-rules.md, Promo codes). */
export class CouponForm {
  readonly form = new Form<CouponFields>({ code: '' }, couponErrors)
  /** Sends the code. The value: ids of the gifts that came with it. Without an answer new gifts tell that it was taken. */
  readonly activating: Press<string, readonly string[]>
  readonly #gifts: GiftsStore

  constructor(http: Pick<Http, 'change'>, gifts: GiftsStore) {
    this.#gifts = gifts
    const news = new NewGifts(gifts)
    const given = async () => (await news.read()).map(({ id }) => id)
    this.activating = new Press({
      send: async (code) => {
        await news.begin()
        await activateCoupon(http, code)
        return given()
      },
      find: async () => {
        const ids = await given()
        return ids.length > 0 ? { status: 'done', value: ids } : { status: 'unclear' }
      },
      refusals: REFUSALS,
    })
    makeObservable(this, { given: computed })
  }

  /** The gifts that came with the latest code. */
  get given(): readonly Gift[] {
    const { state } = this.activating
    return state.status === 'done' ? this.#gifts.all.filter(({ id }) => state.value.includes(id)) : []
  }

  /** Sends the code and reads the gifts again. */
  activate({ code }: CouponFields): Promise<PressState<string, readonly string[]>> {
    return this.activating.run(code.trim())
  }
}

export interface CouponFormMeans extends KeepUnsentMeans {
  readonly http: Http
  readonly part: (maker: typeof GiftsStore) => GiftsStore
}

/** The form for a promo code, sent for the player of `part`. */
export function createCouponForm(means: CouponFormMeans): CouponForm {
  const coupon = new CouponForm(means.http, means.part(GiftsStore))
  keepUnsent(means, { form: coupon.form, name: 'coupon' })
  return coupon
}
