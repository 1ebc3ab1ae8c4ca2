import type { FastifyInstance } from 'fastify'
import type { Platform } from '../app/platform.ts'

/** Runs due steps regularly and after each move of the clock. */
export function registerDueSteps(
  app: FastifyInstance,
  { treasury, gifts, promotions }: Platform,
  everyMs: number,
): void {
  const timer = setInterval(() => {
    treasury.takeDueSteps()
    gifts.endExpired()
    promotions.takeDueSteps()
  }, everyMs)
  timer.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}
