import { computed, makeObservable, observableRef, runInAction } from 'mobx'
import * as v from 'valibot'
import {
  check,
  Command,
  type DomainError,
  FIELD_RULES,
  Form,
  type FormErrors,
  type Http,
  readChange,
  required,
} from '../core/index.ts'
import type { Gift } from './gift.ts'
import { createGifts, type GiftsOptions, type GiftsStore } from './gifts-store.ts'

export interface CouponFields {
  readonly code: string
}

const couponErrors = ({ code }: CouponFields): FormErrors<CouponFields> => ({
  code: check(code.trim(), required, ...FIELD_RULES.text),
})

/** Whether the platform has decided about the code: it was activated, or refused for good. */
export const isCouponSettled = (outcome: DomainError | null): boolean =>
  outcome === null ||
  (outcome.kind === 'rejected' && outcome.status !== 429) ||
  outcome.kind === 'forbidden' ||
  outcome.kind === 'not-found'

/** A promo code as it may come in a link: letters, digits, `-` and `_`, at most 64; null for anything else. */
export function readCouponCode(text: unknown): string | null {
  const code = typeof text === 'string' ? text.trim() : ''
  return /^[\p{L}\p{N}_-]{1,64}$/u.test(code) ? code : null
}

const Success = v.object({ success: v.literal(true, 'the platform did not agree') })

/** The form of promo codes (docs/product-rules.md: Promo codes). */
export class CouponForm {
  readonly form = new Form<CouponFields>({ code: '' }, couponErrors)
  /** Sends the code. */
  readonly activating: Command<[string], void>
  /** Ids of the gifts that came with the latest code. */
  private givenIds: readonly string[] = []
  readonly #gifts: GiftsStore

  constructor(http: Pick<Http, 'post' | 'onUnreadable'>, gifts: GiftsStore) {
    this.#gifts = gifts
    this.activating = new Command(async (code: string) => {
      const answer = await http.post('/json-api/coupon-codes/activate', { code }, { auth: true })
      readChange(Success, answer, 'activating a promo code', http)
    })
    makeObservable<this, 'givenIds'>(this, { givenIds: observableRef, given: computed })
  }

  /** The gifts that came with the latest code. */
  get given(): readonly Gift[] {
    return this.#gifts.all.filter(({ id }) => this.givenIds.includes(id))
  }

  /** Sends the code and reads the gifts again. Without an answer new gifts tell that it was taken. */
  async activate({ code }: CouponFields): Promise<DomainError | null> {
    // Read now: a gift that came since the last read would prove a lost answer.
    const before = await this.#giftIds(() => this.#gifts.reload())
    this.#setGiven([])
    const state = await this.activating.run(code.trim())
    if (state.status === 'rejected') return state.error
    const after = await this.#giftIds(() => this.#gifts.reload())
    if (before && after) this.#setGiven(after.filter((id) => !before.includes(id)))
    return state.status === 'unknown' && this.givenIds.length === 0 ? state.error : null
  }

  /** Null where they do not load. */
  async #giftIds(load: () => Promise<readonly Gift[]>): Promise<readonly string[] | null> {
    try {
      return (await load()).map(({ id }) => id)
    } catch {
      return null
    }
  }

  #setGiven(ids: readonly string[]): void {
    runInAction(() => {
      this.givenIds = ids
    })
  }
}

export interface CouponFormMeans {
  readonly http: Http
  readonly part: (make: (options: GiftsOptions) => GiftsStore) => GiftsStore
}

/** The form for a promo code, sent for the player of `part`. */
export const createCouponForm = ({ http, part }: CouponFormMeans): CouponForm => new CouponForm(http, part(createGifts))
