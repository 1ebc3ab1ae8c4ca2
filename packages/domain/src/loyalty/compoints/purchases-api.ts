import * as v from 'valibot'
import {
  CountSchema,
  dataOf,
  DomainError,
  exactly,
  type Http,
  IdSchema,
  type Made,
  NoteSchema,
  objectOf,
  read,
  readChange,
} from '../../core/index.ts'

/** A purchase that the platform made. */
export interface Purchase extends Made {
  /** Compoints that were charged; null: not told. */
  readonly price: number | null
}

/** An answer with an `error` is a refusal; the specification names nothing else. */
const BuyingAnswer = v.pipe(
  v.unknown(),
  v.check((answer) => !Array.isArray(answer), 'an object'),
  objectOf({
    error: exactly(v.nullish(NoteSchema, '')),
    success: exactly(v.nullish(v.literal(true, 'the platform did not agree'), true)),
    price: v.nullish(CountSchema, null),
  }),
)

const PurchaseSchema = v.pipe(
  objectOf({ gift_id: IdSchema, price: v.nullish(CountSchema, null) }),
  v.transform(({ price }): Purchase => ({ status: 'done', price })),
)
const PurchaseAnswer = dataOf(PurchaseSchema)
const ClosedPurchaseAnswer = v.object({ data: v.nullable(PurchaseSchema) })

const pathOf = (key: string): string => `/json-api/compoint-purchases/${encodeURIComponent(key)}`

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
  const options = { auth: true, headers: { 'Idempotency-Key': key }, signal }
  const { error, price } = readChange(BuyingAnswer, await http.post(path, {}, options), 'buying a product', http)
  if (error !== '') throw new DomainError('rejected', { status: 200, codes: [error], method: 'post', path })
  return { status: 'done', price }
}

/** The purchase of a key; null: none so far, or the platform does not tell it. */
export async function findPurchase(http: Http, key: string, signal: AbortSignal): Promise<Purchase | null> {
  try {
    return read(PurchaseAnswer, await http.get(pathOf(key), { signal, auth: true }), 'a purchase', http).data
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not-found') return null
    throw error
  }
}

/** Closes a key, so that later calls under it are refused. Returns its purchase if there is one. */
export async function closePurchase(http: Http, key: string, signal: AbortSignal): Promise<Purchase | null> {
  const answer = await http.post(`${pathOf(key)}/close`, {}, { signal, auth: true })
  return readChange(ClosedPurchaseAnswer, answer, 'closing a purchase', http).data
}
