import * as v from 'valibot'
import {
  AmountSchema,
  CountSchema,
  CurrencySchema,
  dataOf,
  FlagSchema,
  IdSchema,
  listOf,
  NameSchema,
  objectOf,
  pageOf,
  SlugSchema,
  TimeSchema,
} from '../../core/index.ts'
import type { PlayResults } from './play-results.ts'
import type { Round } from './round.ts'

const GameSchema = v.object({ slug: SlugSchema, name: NameSchema })

const RoundSchema = v.pipe(
  objectOf({
    id: IdSchema,
    game: GameSchema,
    stake: AmountSchema,
    win: AmountSchema,
    currency: CurrencySchema,
    balance: v.nullish(AmountSchema, null),
    is_free: FlagSchema,
    at: TimeSchema,
  }),
  v.transform(({ is_free, ...round }): Round => ({ ...round, isFree: is_free })),
)

const StepSchema = objectOf({
  from: TimeSchema,
  rounds: v.nullish(CountSchema, 0),
  stake: AmountSchema,
  win: AmountSchema,
  deposited: v.nullish(AmountSchema, null),
  withdrawn: v.nullish(AmountSchema, null),
})

export type WireRound = v.InferInput<typeof RoundSchema>
export type WirePlayStep = v.InferInput<typeof StepSchema>

/** The longest page that is asked for. */
export const MAX_ROUNDS = 1000

export const RoundPageAnswer = v.intersect([
  pageOf(RoundSchema, { keyOf: ({ id }) => id, max: MAX_ROUNDS }),
  objectOf({
    games: v.nullish(listOf(GameSchema, { keyOf: ({ slug }) => slug }), []),
    oldest_at: v.nullish(TimeSchema, null),
  }),
])

/** The steps between these moments. One that is not among them says nothing of them. */
export const resultsAnswer = (bounds: readonly number[]) =>
  v.pipe(
    dataOf(objectOf({ currency: CurrencySchema, steps: listOf(StepSchema, { keyOf: ({ from }) => from, max: 100 }) })),
    v.transform(({ currency, steps }): PlayResults => {
      const known = new Map(steps.map((step) => [step.from, step]))
      const asked = bounds.slice(0, -1).map((from, at) => {
        const step = known.get(from)
        return step && { ...step, to: bounds[at + 1] ?? from }
      })
      const there = asked.filter((step) => step !== undefined)
      return { currency, steps: there, isWhole: there.length === asked.length }
    }),
  )
