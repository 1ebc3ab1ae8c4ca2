import * as v from 'valibot'
import {
  CountSchema,
  DomainError,
  exactly,
  type Http,
  IdSchema,
  keyCalls,
  type Made,
  NoteSchema,
  objectOf,
} from '../../core/index.ts'

/** A purchase that the platform made. */
export interface Purchase extends Made {
  /** Compoints that were charged; null: unknown. */
  readonly price: number | null
}

/** An answer with an `error` is a refusal; the specification names nothing else. */
const BuyingAnswer = v.pipe(
  v.unknown(),
  v.check((answer) => !Array.isArray(answer), 'an object'),
  objectOf({
    error: exactly(v.nullish(NoteSchema, '')),
    success: exactly(v.nullish(v.boolean(), true)),
    price: v.nullish(CountSchema, null),
  }),
  v.check(({ error, success }) => success || error !== '', 'the platform did not agree'),
)

const PurchaseSchema = v.pipe(
  objectOf({ gift_id: IdSchema, price: v.nullish(CountSchema, null) }),
  v.transform(({ price }): Purchase => ({ status: 'done', price })),
)

/** The outcome of a purchase. */
export const purchaseCalls = (http: Http) =>
  keyCalls(http, { path: '/json-api/compoint-purchases', schema: PurchaseSchema, name: 'a purchase' })

/** One press of the button that buys. */
export interface BuyingCall {
  readonly product: string
  /** The platform charges once for a key. */
  readonly key: string
  readonly signal: AbortSignal
}

/** Buys a product. Throws `rejected` with the platform's `error` as its code. */
export async function buyProduct(http: Http, { product, key, signal }: BuyingCall): Promise<Purchase> {
  const path = `/json-api/compoint-products/${encodeURIComponent(product)}`
  const call = { label: 'buying a product', auth: true, body: {}, key, signal }
  const { error, price } = await http.change('post', path, BuyingAnswer, call)
  if (error !== '') throw new DomainError('rejected', { status: 200, codes: [error], method: 'post', path })
  return { status: 'done', price }
}
