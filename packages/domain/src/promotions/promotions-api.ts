import * as v from 'valibot'
import { dataOf, listOf, ownDataOf, type Http } from '../core/index.ts'
import { ownPromotionOf, PromotionSchema } from './promotion-wire.ts'
import type { Promotion } from './promotion.ts'

const ListAnswer = dataOf(listOf(PromotionSchema, { keyOf: ({ id }) => id, max: 500 }))
const ActiveAnswer = dataOf(v.nullable(PromotionSchema))

const PROMOTIONS = '/json-api/actions'

export function createPromotionsApi(http: Http) {
  return {
    /** Leaves out the tournaments among them: they are read by their own calls. */
    list: async (signal: AbortSignal): Promise<readonly Promotion[]> => {
      const all = await http.read(PROMOTIONS, ListAnswer, { label: 'promotions', auth: false, signal })
      return all.filter(({ type }) => type === 'promotion')
    },
    /** The promotion that the operator puts first; null: none, or it is over or has no page of its own. */
    active: async (signal: AbortSignal): Promise<Promotion | null> => {
      const call = { label: 'active promotion', auth: false, signal }
      const active = await http.read(`${PROMOTIONS}/active`, ActiveAnswer, call)
      return active?.status === 'active' && active.template !== null ? active : null
    },
    /** @throws DomainError `not-found` */
    promotion: (slug: string, signal: AbortSignal): Promise<Promotion> =>
      http.read(`${PROMOTIONS}/${encodeURIComponent(slug)}`, ownDataOf(ownPromotionOf(slug)), {
        label: 'promotion',
        auth: false,
        signal,
      }),
  }
}
