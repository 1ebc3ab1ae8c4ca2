import * as v from 'valibot'
import type { Http } from '../../core/index.ts'
import {
  AddressSchema,
  AmountSchema,
  CurrencySchema,
  IdSchema,
  NameSchema,
  PersonNameSchema,
  SlugSchema,
  TimeSchema,
  exactly,
  listOf,
  objectOf,
} from '../../core/index.ts'
import { WINNERS_LIMIT, type Winner } from './winner.ts'

const WinnersSchema = v.pipe(
  objectOf({
    data: listOf(
      objectOf({
        id: IdSchema,
        nick: PersonNameSchema,
        game: objectOf({ slug: SlugSchema, name: NameSchema, preview: AddressSchema }),
        amount: AmountSchema,
        currency: exactly(v.nullish(CurrencySchema, null)),
        at: TimeSchema,
      }),
    ),
    options: v.nullish(v.object({ currency: v.nullish(CurrencySchema, null) }), null),
  }),
  // A win without a currency of its own is in the feed's.
  v.transform(({ data, options }): Winner[] =>
    data.map((winner) => ({ ...winner, currency: winner.currency ?? options?.currency ?? null })),
  ),
)

export function createWinnersApi(http: Http) {
  return {
    winners: (signal: AbortSignal): Promise<Winner[]> =>
      http.read('/api/winners', WinnersSchema, {
        label: 'winners',
        auth: false,
        query: { limit: WINNERS_LIMIT },
        signal,
      }),
  }
}
export type WinnersApi = ReturnType<typeof createWinnersApi>
