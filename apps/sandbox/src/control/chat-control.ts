import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { ApiError, notFound } from '../ground/wire/api-error.ts'
import { callFields, callQuery, queryValues } from '../ground/wire/call.ts'
import { textOf } from '../ground/wire/fields.ts'
import { CONTROL_PREFIX } from '../platform/fault-hooks.ts'

const PATH = `${CONTROL_PREFIX}/chat`

export function registerChatControl(app: FastifyInstance, { chats, players }: Platform): void {
  const visitorOf = (login: string): string => {
    const player = players.byLogin(login)
    if (!player) throw notFound()
    return String(player.id)
  }

  /** `{login, text}`: an operator writes to the player, in every conversation of theirs. */
  app.post(PATH, (request) => {
    const fields = callFields(request)
    const text = textOf(fields, 'text')
    if (!text) throw new ApiError(400, [{ code: 'required', field: 'text' }])
    return { delivered: chats.say(visitorOf(textOf(fields, 'login')), text) }
  })

  /** `?login=`: the player's conversations, as the vendors know them. */
  app.get(PATH, (request: FastifyRequest) => {
    const [login = ''] = queryValues(callQuery(request), 'login')
    return chats.conversations(visitorOf(login))
  })
}
