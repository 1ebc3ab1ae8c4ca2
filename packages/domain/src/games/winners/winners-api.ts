import * as v from 'valibot'
import type { Http } from '../../core/index.ts'
import { AddressSchema, IdSchema, MinorSchema, TimeSchema, listOf, read } from '../../core/index.ts'
import { WINNERS_LIMIT, type Winner } from './winner.ts'

const WinnersSchema = v.pipe(
  v.object({
    data: listOf(
      v.object({
        id: IdSchema,
        nick: v.string(),
        game: v.object({ slug: v.string(), name: v.string(), preview: AddressSchema }),
        amount: MinorSchema,
        currency: v.nullish(v.string(), null),
        at: TimeSchema,
      }),
    ),
    options: v.fallback(v.nullish(v.object({ currency: v.nullish(v.string(), null) }), null), null),
  }),
  // A win without a currency of its own is in the feed's.
  v.transform(({ data, options }): Winner[] =>
    data.map((winner) => ({ ...winner, currency: winner.currency ?? options?.currency ?? 'RUB' })),
  ),
)

export async function loadWinners(http: Http, signal: AbortSignal, limit = WINNERS_LIMIT): Promise<Winner[]> {
  return read(WinnersSchema, await http.get('/api/winners', { query: { limit }, signal }), 'winners', http)
}
