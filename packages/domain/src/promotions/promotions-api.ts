import * as v from 'valibot'
import { dataOf, listOf, read, type Http } from '../core/index.ts'
import { PromotionSchema } from './promotion-schema.ts'
import type { Promotion } from './promotion.ts'

const ListAnswer = dataOf(listOf(PromotionSchema, { keyOf: ({ id }) => id, max: 500 }))
const PromotionAnswer = dataOf(PromotionSchema)
const ActiveAnswer = dataOf(v.nullable(PromotionSchema))

export function createPromotionsApi(http: Http) {
  return {
    /** Leaves out the tournaments among them: they are read by their own calls. */
    list: async (signal: AbortSignal): Promise<readonly Promotion[]> => {
      const { data } = read(ListAnswer, await http.get('/json-api/actions', { signal }), 'promotions', http)
      return data.filter(({ type }) => type === 'promotion')
    },
    /** The promotion that the operator puts first; null: none, or it is over or has no page of its own. */
    active: async (signal: AbortSignal): Promise<Promotion | null> => {
      const answer = await http.get('/json-api/actions/active', { signal })
      const { data } = read(ActiveAnswer, answer, 'active promotion', http)
      return data?.status === 'active' && data.template !== null ? data : null
    },
    /** @throws DomainError `not-found` */
    promotion: async (slug: string, signal: AbortSignal): Promise<Promotion> => {
      const path = `/json-api/actions/${encodeURIComponent(slug)}`
      return read(PromotionAnswer, await http.get(path, { signal }), 'promotion', http).data
    },
  }
}
