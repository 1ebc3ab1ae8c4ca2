import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../app/platform.ts'
import { callLocale } from '../../wire/call.ts'

export function registerAchievementRoutes(app: FastifyInstance, { sessions, achievements }: Platform): void {
  app.get('/json-api/user-achievements', (request) => ({
    data: achievements.list(sessions.player(request), callLocale(request)),
  }))
}
