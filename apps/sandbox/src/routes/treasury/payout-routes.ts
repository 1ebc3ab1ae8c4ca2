import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { ApiError } from '../../ground/wire/api-error.ts'
import { callFields, callLocale, pathPart } from '../../ground/wire/call.ts'
import { fieldsOf, idOf, textOf } from '../../ground/wire/fields.ts'
import { marketRulesOf } from '../../ground/wire/market-rules.ts'
import { refuseForbiddenSystem } from '../../treasury/order-checks.ts'
import { amountOf, intentOf } from '../../treasury/money-call.ts'

export function registerPayoutRoutes(app: FastifyInstance, { sessions, treasury }: Platform): void {
  app.post('/json-api/treasury/user-payout/cancel', (request) => {
    const player = sessions.player(request)
    const id = idOf(callFields(request), 'transaction_id')
    if (id === null) throw new ApiError(422, [{ code: 'required', field: 'transaction_id' }])
    const { status } = treasury.payouts.cancel(player, id, marketRulesOf(request))
    return { success: true, status }
  })

  app.post('/json-api/treasury/user-payout/:key', (request) => {
    const player = sessions.player(request)
    const fields = callFields(request)
    const system = Number(pathPart(request, 'key'))
    refuseForbiddenSystem(marketRulesOf(request), system)
    return treasury.payouts.request(player, {
      intent: intentOf(request),
      system,
      amount: amountOf(fields),
      fields: fieldsOf(fields['fields']),
      savedId: idOf(fields, 'saved_id'),
      cancelGifts: fields['cancel_gifts'] === true,
      code: textOf(fields, 'code'),
      resend: fields['resend'] === true,
      locale: callLocale(request),
    })
  })
}
