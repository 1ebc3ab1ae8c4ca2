import * as v from 'valibot'
import {
  AddressSchema,
  CountSchema,
  dataOf,
  type Http,
  IdSchema,
  listOf,
  NameSchema,
  NoteSchema,
  NumberSchema,
  objectOf,
  TimeSchema,
  TitleSchema,
} from '../../core/index.ts'
import { kindOf, type Product } from './product.ts'

const MAX_PRODUCTS = 200

const CountOrNull = v.nullish(CountSchema, null)
const NumberOrNull = v.nullish(NumberSchema, null)

const ProductSchema = v.pipe(
  objectOf({
    id: IdSchema,
    title: NameSchema,
    price: CountSchema,
    type: TitleSchema,
    description: NoteSchema,
    image: AddressSchema,
    wager: NumberOrNull,
    level: CountOrNull,
    left: CountOrNull,
    created_at: v.nullish(TimeSchema, null),
  }),
  v.transform(({ description, created_at, ...product }): Product => ({
    ...product,
    text: description,
    kind: kindOf(product.type),
    addedAt: created_at,
  })),
)

export type WireProduct = v.InferInput<typeof ProductSchema>

const ProductsAnswer = dataOf(listOf(ProductSchema, { keyOf: ({ id }) => id, max: MAX_PRODUCTS }))

/** The gifts that are sold for compoints (docs/platform-api.md: Compoints). */
export const loadProducts = (http: Http, signal: AbortSignal): Promise<readonly Product[]> =>
  http.read('/json-api/compoint-products', ProductsAnswer, {
    label: 'products',
    auth: true,
    query: { type: 'gift' },
    signal,
  })
