import * as v from 'valibot'
import {
  CountSchema,
  dataOf,
  entriesOf,
  errorFromBody,
  exactly,
  type Http,
  IdSchema,
  PersonNameSchema,
  objectOf,
  type Page,
  read,
  readChange,
  TimeSchema,
} from '../../core/index.ts'
import type { HighFive, HighFiveSide, HighFiveStatistic } from './high-five.ts'

/** High fives of one page of a list. */
export const HIGH_FIVES_PAGE = 10

const HighFiveSchema = v.pipe(
  objectOf({
    id: v.nullish(IdSchema, null),
    userId: v.nullish(IdSchema, null),
    username: PersonNameSchema,
    at: v.nullish(TimeSchema, null),
  }),
  v.transform((highFive): HighFive => highFive),
)

const ListAnswer = dataOf(
  objectOf({ items: entriesOf(HighFiveSchema, { max: 200 }), totalItems: v.nullish(CountSchema, null) }),
)

const DailySchema = v.object({ sent: CountSchema, limit: CountSchema })

const StatisticAnswer = dataOf(
  v.pipe(
    objectOf({
      rank: v.nullish(CountSchema, null),
      sent: v.nullish(CountSchema, null),
      received: v.nullish(CountSchema, null),
      daily: v.nullish(DailySchema, null),
    }),
    v.transform((statistic): HighFiveStatistic => statistic),
  ),
)

const GivingAnswer = v.pipe(
  v.unknown(),
  v.check((answer) => !Array.isArray(answer), 'an object'),
  objectOf({ success: exactly(v.nullish(v.boolean(), true)) }),
)

export type WireHighFive = v.InferInput<typeof HighFiveSchema>

const PATH = '/json-api/high-fives'
const pathOf = (promotionId: string): string => `/json-api/actions/${encodeURIComponent(promotionId)}/high-fives`

/** @param isPlayer whether the answers are of the signed-in player; else they are of all players */
export function createHighFivesApi(http: Http, isPlayer: boolean) {
  return {
    /** A page of ten, the latest first. */
    async list(
      promotionId: string,
      { side, page }: { readonly side: HighFiveSide; readonly page: number },
      signal: AbortSignal,
    ): Promise<Page<HighFive>> {
      const query = { type: side, order: 'desc', page, limit: HIGH_FIVES_PAGE }
      const answer = await http.get(pathOf(promotionId), { query, signal, auth: isPlayer })
      const { items, totalItems } = read(ListAnswer, answer, 'high fives', http).data
      return { ...items, total: totalItems }
    },
    async statistic(promotionId: string, signal: AbortSignal): Promise<HighFiveStatistic> {
      const answer = await http.get(`${pathOf(promotionId)}/statistic`, { signal, auth: isPlayer })
      return read(StatisticAnswer, answer, 'statistic of high fives', http).data
    },
    /** @throws DomainError `rejected` with a code of `HIGH_FIVE_REFUSALS` or another */
    async give(promotionId: string, userId: string): Promise<void> {
      const answer = await http.post(PATH, { actionId: promotionId, toUserId: userId }, { auth: true })
      const { success } = readChange(GivingAnswer, answer, 'giving a high five', http)
      if (!success) throw errorFromBody('rejected', answer, { status: 200, method: 'post', path: PATH })
    },
  }
}

export type HighFivesApi = ReturnType<typeof createHighFivesApi>
