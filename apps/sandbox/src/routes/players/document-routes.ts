import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { CONTROL_PREFIX } from '../../platform/fault-hooks.ts'
import { ApiError } from '../../ground/wire/api-error.ts'
import { callFields, pathPart } from '../../ground/wire/call.ts'
import { textOf } from '../../ground/wire/fields.ts'
import { isDecision } from '../../players/documents/documents.ts'
import { MAX_PICTURE_BYTES, readPicture } from '../../players/documents/picture-facts.ts'

/** Largest body: a picture as base64 in JSON. */
const BODY_LIMIT = Math.ceil((MAX_PICTURE_BYTES * 4) / 3) + 1024 * 1024

export function registerDocumentRoutes(app: FastifyInstance, { sessions, documents, players }: Platform): void {
  app.get('/json-api/verifications', (request) => {
    const player = sessions.player(request)
    return {
      status: players.isVerified(player) ? 'approved' : 'need_verification',
      data: documents.list(player.id).map(({ id, status, type, reason }) => ({ id, status, fields: { type, reason } })),
    }
  })

  app.put('/json-api/verifications/:id', { bodyLimit: BODY_LIMIT }, async (request) => {
    const player = sessions.player(request)
    const id = Number(pathPart(request, 'id'))
    documents.requireOpen(player.id, id)
    const file = textOf(callFields(request), 'file')
    if (file === '') throw new ApiError(422, [{ code: 'required', field: 'file' }])
    documents.submit(player.id, id, await readPicture(file))
    return { success: true }
  })

  app.post(`${CONTROL_PREFIX}/documents/:id`, (request) => {
    const fields = callFields(request)
    const { status } = fields
    if (!isDecision(status)) throw new ApiError(400, [{ code: 'invalid', field: 'status' }])
    documents.decide(Number(pathPart(request, 'id')), status, textOf(fields, 'reason') || null)
    return { success: true }
  })
}
