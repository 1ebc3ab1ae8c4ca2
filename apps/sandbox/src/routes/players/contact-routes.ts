import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import type { ContactKind } from '../../players/player.ts'
import { notFound } from '../../ground/wire/api-error.ts'
import { callFields, callLocale, pathPart } from '../../ground/wire/call.ts'
import { textOf } from '../../ground/wire/fields.ts'

export function registerContactRoutes(app: FastifyInstance, { contacts, sessions }: Platform): void {
  app.get('/json-api/players/contacts/onverification', (request) => ({
    data: contacts.list(sessions.player(request)),
  }))

  app.post('/json-api/players/contacts/create/:type', (request) => {
    const player = sessions.player(request)
    const type = kindOf(pathPart(request, 'type'))
    const { id } = contacts.create(player, type, textOf(callFields(request), 'value'), callLocale(request))
    return { success: true, id, is_max_attempts_used: false }
  })

  app.post('/json-api/players/contacts/email-verification/request/:id', (request) => {
    const player = sessions.player(request)
    const { confirmed } = contacts.requestMail(player, Number(pathPart(request, 'id')), callLocale(request))
    return { success: true, confirmed, is_max_attempts_used: false }
  })
}

/** @throws ApiError 404 */
export function kindOf(text: string): ContactKind {
  if (text === 'email' || text === 'phone') return text
  throw notFound()
}
