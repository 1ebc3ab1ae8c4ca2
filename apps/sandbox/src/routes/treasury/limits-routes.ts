import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { ApiError } from '../../ground/wire/api-error.ts'
import { callFields } from '../../ground/wire/call.ts'
import type { Fields } from '../../ground/wire/fields.ts'
import { marketRulesOf } from '../../ground/wire/market-rules.ts'
import { ASK_PLACES, type AskPlace } from '../../treasury/limits/limit-demands.ts'
import { LIMIT_KINDS, type LimitKind } from '../../ground/values/limit-kinds.ts'
import { spansOf, type LimitSpan } from '../../treasury/limits/limit-kind.ts'
import { isPeriod, type LimitPeriod } from '../../treasury/limits/period.ts'
import { REALITY_CHECKS } from '../../treasury/limits/play-limits.ts'

/** A player's own limits (docs/platform-api.md, "Limits a player sets"). */
export function registerLimitsRoutes(app: FastifyInstance, { sessions, limits, playLimits, playSessions }: Platform) {
  app.get('/json-api/users/limits', (request) => ({
    data: limits.answer(sessions.player(request), marketRulesOf(request).limits),
  }))

  for (const kind of LIMIT_KINDS)
    app.put(`/json-api/users/limits/${kind.replace('_', '-')}`, (request) => {
      const player = sessions.player(request)
      const fields = callFields(request)
      const rules = marketRulesOf(request).limits
      limits.setLimit(player, { kind, span: readSpan(kind, fields), amount: readAmount(fields) }, rules)
      return limits.answer(player, rules)
    })

  app.post('/json-api/users/limits/answered', (request) => {
    const player = sessions.player(request)
    const rules = marketRulesOf(request).limits
    limits.answerAsk(player, readPlace(callFields(request)), rules)
    return limits.answer(player, rules)
  })

  app.put('/json-api/users/limits/reality-check', (request) => {
    const player = sessions.player(request)
    limits.setRealityCheck(player, readMinutes(callFields(request)))
    return limits.answer(player, marketRulesOf(request).limits)
  })

  app.post('/json-api/users/limits/break', (request) => {
    const player = sessions.player(request)
    limits.startBreak(player, readPeriod(callFields(request)))
    return limits.answer(player, marketRulesOf(request).limits)
  })

  app.get('/json-api/users/play-session', (request) => ({ data: playSessions.answer(sessions.player(request)) }))

  app.post('/json-api/users/play-session/reminded', (request) => {
    const player = sessions.player(request)
    playLimits.markReminded(player.id)
    return playSessions.answer(player)
  })
}

const refused = (field: string, code: 'required' | 'invalid'): ApiError => new ApiError(422, [{ code, field }])

function readSpan(kind: LimitKind, { period }: Fields): LimitSpan {
  const span = spansOf(kind).find((one) => one === period)
  if (span) return span
  throw refused('period', period === undefined ? 'required' : 'invalid')
}

function readPlace({ at }: Fields): AskPlace {
  const place = ASK_PLACES.find((one) => one === at)
  if (place) return place
  throw refused('at', at === undefined ? 'required' : 'invalid')
}

function readPeriod({ period }: Fields): LimitPeriod {
  if (isPeriod(period)) return period
  throw refused('period', period === undefined ? 'required' : 'invalid')
}

function readAmount({ amount }: Fields): number | null {
  if (amount === null) return null
  if (amount === undefined) throw refused('amount', 'required')
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0) throw refused('amount', 'invalid')
  return amount
}

function readMinutes({ minutes }: Fields): number | null {
  if (minutes === null) return null
  if (minutes === undefined) throw refused('minutes', 'required')
  if (typeof minutes !== 'number' || !REALITY_CHECKS.includes(minutes)) throw refused('minutes', 'invalid')
  return minutes
}
