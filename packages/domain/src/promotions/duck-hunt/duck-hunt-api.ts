import * as v from 'valibot'
import {
  AddressSchema,
  CountSchema,
  dataOf,
  exactly,
  type Http,
  IdSchema,
  listOf,
  NumberSchema,
  objectOf,
  TitleOrNullSchema,
  TitleSchema,
} from '../../core/index.ts'
import type { DuckHunt, HuntPrize, Shot } from './duck-hunt.ts'

const prizeEntries = {
  id: IdSchema,
  title: TitleOrNullSchema,
  image: AddressSchema,
  points: v.nullish(NumberSchema, null),
}

const PrizeSchema = v.pipe(
  objectOf({ ...prizeEntries, left: v.nullish(CountSchema, null) }),
  v.transform((prize): HuntPrize => prize),
)

const HuntSchema = v.pipe(
  objectOf({
    id: v.nullish(IdSchema, null),
    title: TitleSchema,
    status: v.nullish(v.string(), null),
    attempts: v.nullish(CountSchema, null),
    prizes: v.nullish(listOf(PrizeSchema, { keyOf: ({ id }) => id, max: 100 }), () => []),
  }),
  v.transform(({ id, status, ...hunt }) => ({ ...hunt, id, isActive: status === null || status === 'active' })),
)

const HuntAnswer = dataOf(HuntSchema)

/** What was hit is read exactly: an unreadable prize is no miss. */
const ShotAnswer = objectOf({
  prize: exactly(v.nullable(PrizeSchema)),
  attempts: v.nullish(CountSchema, null),
})

const pathOf = (id: string): string => `/json-api/duck-hunt/games/${encodeURIComponent(id)}`

/** @param isPlayer whether the hunt is read with the attempts of the signed-in player */
export function createDuckHuntApi(http: Http, isPlayer: boolean) {
  return {
    hunt: async (id: string, signal: AbortSignal): Promise<DuckHunt> => {
      const hunt = await http.read(pathOf(id), HuntAnswer, { label: 'duck hunt', auth: isPlayer, signal })
      return { ...hunt, id }
    },
    /**
     * Shoots once for a key; repeating the call under it gets the first answer.
     * @throws DomainError `rejected` with the platform's codes; `not-found` where hunts are only shown
     */
    shoot: (id: string, { target, key }: { readonly target: number; readonly key: string }): Promise<Shot> =>
      http.change('post', `${pathOf(id)}/shots`, ShotAnswer, { label: 'a shot', auth: true, body: { target }, key }),
  }
}
