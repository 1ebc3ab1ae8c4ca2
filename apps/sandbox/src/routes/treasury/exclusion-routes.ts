import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { EXCLUDED_KINDS } from '../../platform/player-exclusion.ts'
import { ApiError } from '../../ground/wire/api-error.ts'
import { callFields } from '../../ground/wire/call.ts'
import type { Fields } from '../../ground/wire/fields.ts'
import { marketRulesOf } from '../../ground/wire/market-rules.ts'

const PATH = '/json-api/users/exclusion'

/** Self-exclusion (docs/platform-api.md, "Self-exclusion"). */
export function registerExclusionRoutes(app: FastifyInstance, { sessions, exclusion }: Platform): void {
  app.get(PATH, (request) => {
    const { exclusion: rules } = marketRulesOf(request)
    return { data: exclusion.answer(sessions.player(request), rules) }
  })

  app.post(PATH, (request) => {
    const player = sessions.player(request)
    const { exclusion: rules } = marketRulesOf(request)
    const fields = callFields(request)
    const category = readCategory(fields)
    if (category !== null && !rules.byKind) throw invalid('category')
    exclusion.start(player, { term: readTerm(fields), category }, rules)
    return exclusion.answer(player, rules)
  })

  app.post(`${PATH}/lift`, (request) => {
    const player = sessions.player(request)
    exclusion.lift(player, readCategory(callFields(request)))
    return exclusion.answer(player, marketRulesOf(request).exclusion)
  })
}

const invalid = (field: string): ApiError => new ApiError(422, [{ code: 'invalid', field }])

/** Null: open-ended. */
function readTerm({ term }: Fields): string | null {
  if (term === null || typeof term === 'string') return term
  throw new ApiError(422, [{ code: term === undefined ? 'required' : 'invalid', field: 'term' }])
}

/** Null: all play. */
function readCategory({ category = null }: Fields): string | null {
  const kind = EXCLUDED_KINDS.find((one) => one === category)
  if (category !== null && kind === undefined) throw invalid('category')
  return kind ?? null
}
