import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { isStatus } from '../treasury/history/transaction.ts'
import { ApiError } from '../ground/wire/api-error.ts'
import { callFields, pathPart } from '../ground/wire/call.ts'
import { textOf } from '../ground/wire/fields.ts'
import { CONTROL_PREFIX } from '../platform/fault-hooks.ts'

export function registerTreasuryControl(app: FastifyInstance, { treasury, cashbox }: Platform): void {
  app.post(`${CONTROL_PREFIX}/treasury`, (request) => {
    treasury.settings.override(callFields(request))
    return treasury.settings.now
  })

  app.post(`${CONTROL_PREFIX}/transactions/:id`, (request) => {
    const fields = callFields(request)
    const { status } = fields
    if (!isStatus(status) || status === 'new') throw new ApiError(400, [{ code: 'invalid', field: 'status' }])
    const reason = textOf(fields, 'reason') || null
    return cashbox.transaction(treasury.decide(Number(pathPart(request, 'id')), status, reason), 'en')
  })
}
