import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { levelOf } from '../../players/levels.ts'
import { callLocale } from '../../ground/wire/call.ts'

/** The visitor's data for both chat vendors: identity, and `info: 'VIP'` of players with the flag `vip`. */
export function registerChatVisitorRoutes(app: FastifyInstance, { sessions }: Platform): void {
  for (const vendor of ['webim', 'netrox']) {
    app.get(`/json-api/chat/${vendor}`, (request) => {
      const player = sessions.player(request)
      const level = levelOf(player.levelPoints, callLocale(request))
      return {
        data: {
          email: player.email,
          custom1: String(player.id),
          custom2: `${player.currency}, ${level.index}`,
          fields: { info: player.flags['vip'] ? 'VIP' : '' },
        },
      }
    })
  }
}
