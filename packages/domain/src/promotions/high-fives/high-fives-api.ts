import * as v from 'valibot'
import {
  CountSchema,
  dataOf,
  entriesOf,
  exactly,
  type Http,
  IdSchema,
  PersonNameSchema,
  objectOf,
  type Page,
  TimeSchema,
} from '../../core/index.ts'
import { HIGH_FIVES_PAGE, type HighFive, type HighFiveSide, type HighFiveStatistic } from './high-five.ts'

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
  objectOf({ success: exactly(v.nullish(v.literal(true, 'the platform did not agree'), true)) }),
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
      signal?: AbortSignal,
    ): Promise<Page<HighFive>> {
      const query = { type: side, order: 'desc', page, limit: HIGH_FIVES_PAGE }
      const call = { label: 'high fives', auth: isPlayer, query, signal }
      const { items, totalItems } = await http.read(pathOf(promotionId), ListAnswer, call)
      return { ...items, total: totalItems }
    },
    statistic: (promotionId: string, signal: AbortSignal): Promise<HighFiveStatistic> =>
      http.read(`${pathOf(promotionId)}/statistic`, StatisticAnswer, {
        label: 'statistic of high fives',
        auth: isPlayer,
        signal,
      }),
    /** @throws DomainError `rejected` with a code of `HIGH_FIVE_REFUSALS` or another */
    async give(promotionId: string, userId: string): Promise<void> {
      const body = { actionId: promotionId, toUserId: userId }
      await http.change('post', PATH, GivingAnswer, { label: 'giving a high five', auth: true, body, mayRefuse: true })
    },
  }
}
