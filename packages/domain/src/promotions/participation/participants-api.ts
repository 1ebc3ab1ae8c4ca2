import * as v from 'valibot'
import { CountSchema, dataOf, type Http, listOf, objectOf } from '../../core/index.ts'
import { PARTICIPANTS_PAGE_SIZE, type ParticipantsPage, type ParticipantsQuery } from './participants-query.ts'
import { ParticipantSchema } from './participation-wire.ts'

const ParticipantsAnswer = dataOf(
  objectOf({
    items: listOf(ParticipantSchema, { keyOf: ({ id }) => id, max: PARTICIPANTS_PAGE_SIZE }),
    totalItems: v.nullish(CountSchema, null),
  }),
)

export type ParticipantsApi = ReturnType<typeof createParticipantsApi>

export function createParticipantsApi(http: Http) {
  return {
    participants: async (
      promotionId: string,
      query: ParticipantsQuery,
      signal: AbortSignal,
    ): Promise<ParticipantsPage> => {
      const { field, order, page, search } = query
      const path = `/json-api/actions/${encodeURIComponent(promotionId)}/participants`
      const asked = {
        'sort[order]': order,
        'sort[field]': field,
        limit: PARTICIPANTS_PAGE_SIZE,
        page,
        q: search === '' ? null : search,
      }
      const call = { label: 'participants', auth: false, query: asked, signal }
      const { items, totalItems } = await http.read(path, ParticipantsAnswer, call)
      return { query, participants: items, total: totalItems }
    },
  }
}
