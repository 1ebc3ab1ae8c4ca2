import * as v from 'valibot'
import { dataOf, FlagSchema, listOf, objectOf, SlugSchema, TimeSchema, type Http } from '../../core/index.ts'
import { EXCLUSION_EFFECTS, type Exclusion, type ExclusionState, type ExclusionWish } from './exclusion.ts'

const TermSchema = v.pipe(v.string(), v.regex(/^P\d{1,3}[DMY]$/, 'a term such as P30D'))
const TimeOrNull = v.nullable(TimeSchema)

const ExclusionSchema = v.pipe(
  v.object({
    category: v.nullable(SlugSchema),
    since: TimeSchema,
    ends_at: TimeOrNull,
    liftable_from: TimeOrNull,
  }),
  v.transform(({ ends_at, liftable_from, ...exclusion }): Exclusion => ({
    ...exclusion,
    endsAt: ends_at,
    liftableFrom: liftable_from,
  })),
)

const StateSchema = v.pipe(
  objectOf({
    running: listOf(ExclusionSchema, { keyOf: ({ category }) => category, max: 50 }),
    terms: listOf(TermSchema, { keyOf: String, max: 20 }),
    open_ended: v.nullish(TermSchema, null),
    ends_by_itself: FlagSchema,
    cooling: TermSchema,
    categories: listOf(SlugSchema, { keyOf: String, max: 50 }),
    effects: v.nullish(listOf(v.picklist(EXCLUSION_EFFECTS), { keyOf: String, max: 20 }), []),
  }),
  v.transform(({ open_ended, ends_by_itself, ...state }): ExclusionState => ({
    ...state,
    openEnded: open_ended,
    endsByItself: ends_by_itself,
  })),
)

export type WireExclusions = v.InferInput<typeof StateSchema>

const PATH = '/json-api/users/exclusion'

export function createExclusionApi(http: Http) {
  /** The answer to a change holds all of them; it is done only if the answer has the one that was asked for. */
  const change = (path: string, body: ExclusionWish | Pick<ExclusionWish, 'category'>) =>
    http.change(
      'post',
      path,
      v.pipe(
        StateSchema,
        v.check(({ running }) => running.some(({ category }) => category === body.category), 'the exclusion'),
      ),
      { label: 'self-exclusion', auth: true, body: { ...body } },
    )
  return {
    state: (signal: AbortSignal): Promise<ExclusionState> =>
      http.read(PATH, dataOf(StateSchema), { label: 'self-exclusion', auth: true, signal }),
    exclude: (wish: ExclusionWish): Promise<ExclusionState> => change(PATH, wish),
    lift: (category: string | null): Promise<ExclusionState> => change(`${PATH}/lift`, { category }),
  }
}
