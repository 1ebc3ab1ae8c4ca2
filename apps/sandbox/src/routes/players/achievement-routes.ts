import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { callLocale } from '../../ground/wire/call.ts'

export function registerAchievementRoutes(app: FastifyInstance, { sessions, achievements }: Platform): void {
  app.get('/json-api/user-achievements', (request) => ({
    data: achievements.list(sessions.player(request), callLocale(request)),
  }))
}
