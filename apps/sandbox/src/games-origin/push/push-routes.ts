import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isFields, textOf, type Fields } from '../../ground/wire/fields.ts'
import type { PushSender } from './push-sender.ts'

/**
 * Calls of the sender of web push, as Pushwoosh has them: `POST /push/json/1.3/{method}` with `{request}` as text, answered by
 * `{status_code, status_message, response}`.
 */
export const registerPush = (app: FastifyInstance, sender: PushSender): void => {
  const method = (name: string, run: (request: Fields) => string | null) =>
    app.post(`/push/json/1.3/${name}`, (call, reply) => answer(reply, run(requestOf(call))))

  method('registerDevice', (request) => {
    const device = {
      hwid: textOf(request, 'hwid'),
      application: textOf(request, 'application'),
      user_id: textOf(request, 'userId'),
      token: textOf(request, 'push_token'),
      public_key: textOf(request, 'public_key'),
      auth_token: textOf(request, 'auth_token'),
      language: textOf(request, 'language'),
    }
    const missing = Object.entries(device).find(([, value]) => value === '' || value.length > 2000)
    if (missing) return `Invalid parameter: ${missing[0]}`
    const type = request['device_type']
    if (type !== 10 && type !== 11 && type !== 12) return 'Invalid parameter: device_type'
    if (!URL.parse(device.token)) return 'Invalid parameter: push_token'
    sender.register({ ...device, device_type: type })
    return null
  })

  method('setTags', (request) => {
    const { tags } = request
    if (!isFields(tags)) return 'Invalid parameter: tags'
    return sender.setTags(textOf(request, 'hwid'), tags) ? null : 'Device not found'
  })

  method('unregisterDevice', (request) => {
    sender.unregister(textOf(request, 'hwid'))
    return null
  })
}

/** Errors come with the HTTP status 200. */
function answer(reply: FastifyReply, error: string | null): FastifyReply {
  return reply
    .headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
    .send({ status_code: error === null ? 200 : 210, status_message: error ?? 'OK', response: null })
}

function requestOf({ body }: FastifyRequest): Fields {
  try {
    const read: unknown = typeof body === 'string' ? JSON.parse(body) : body
    const request = isFields(read) ? read['request'] : null
    return isFields(request) ? request : {}
  } catch {
    return {}
  }
}
