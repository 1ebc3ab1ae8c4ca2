import * as v from 'valibot'
import {
  AmountSchema,
  type AttemptCall,
  CountSchema,
  CurrencySchema,
  dataOf,
  type Http,
  keyCalls,
  listOf,
  type Made,
  NumberSchema,
  objectOf,
  SuccessAnswer,
} from '../../core/index.ts'
import type { CompointsConfig, Exchanged } from './exchange.ts'

/** An exchange that the platform made. */
export interface Exchange extends Exchanged, Made {}

const MAX_CURRENCIES = 100
/** A longer list is a fault. */
const MAX_LEVEL_BONUS = 1000

const Positive = v.pipe(CountSchema, v.minValue(1))
const byCurrency = { keyOf: ({ currency }: { readonly currency: string }) => currency, max: MAX_CURRENCIES }

/** What decides about money is exact: without all of it there is no exchange. */
const TermsSchema = v.object({
  rates: listOf(v.object({ currency: CurrencySchema, compoints: Positive, amount: Positive }), byCurrency),
  min: Positive,
  max: v.nullish(Positive, null),
})

const ConfigSchema = v.pipe(
  objectOf({
    bets: v.nullish(listOf(v.object({ currency: CurrencySchema, amount: Positive }), byCurrency), () => []),
    level_bonus: v.nullish(v.pipe(NumberSchema, v.minValue(0), v.maxValue(MAX_LEVEL_BONUS)), null),
    exchange: v.nullish(TermsSchema, null),
  }),
  v.transform(({ level_bonus, ...config }): CompointsConfig => ({ ...config, levelBonus: level_bonus })),
)

const MadeSchema = v.object({ compoints: CountSchema, amount: AmountSchema })

const ConfigAnswer = dataOf(ConfigSchema)
const ExchangeAnswer = v.object({ ...SuccessAnswer.entries, ...MadeSchema.entries })

export type WireCompointsConfig = v.InferInput<typeof ConfigSchema>

const PATH = '/json-api/compoints'
const done = (exchanged: Exchanged): Exchange => ({ ...exchanged, status: 'done' })

/** Compoints and their exchange (docs/platform-api.md: Compoints). All calls need the player's session. */
export function createExchangeApi(http: Http) {
  return {
    config: (signal: AbortSignal): Promise<CompointsConfig> =>
      http.read(`${PATH}/config`, ConfigAnswer, { label: 'compoints', auth: true, signal }),
    /** `amount` is what the player was shown: at another rate the platform refuses. */
    async exchange({ request, key, signal }: AttemptCall<Exchanged>): Promise<Exchanged> {
      const { compoints, amount } = request
      const call = { label: 'exchanging compoints', auth: true, body: { compoints, amount }, key, signal }
      const made = await http.change('post', `${PATH}/exchange`, ExchangeAnswer, call)
      return { compoints: made.compoints, amount: made.amount }
    },
    ...keyCalls(http, { path: `${PATH}/exchange`, schema: v.pipe(MadeSchema, v.transform(done)), name: 'an exchange' }),
  }
}
