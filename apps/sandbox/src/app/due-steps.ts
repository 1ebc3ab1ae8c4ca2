import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'

/** Runs due steps regularly and after each move of the clock. */
export function registerDueSteps(
  app: FastifyInstance,
  { treasury, gifts, promotions, push, tournaments }: Platform,
  everyMs: number,
): void {
  const timer = setInterval(() => {
    treasury.takeDueSteps()
    gifts.endExpired()
    promotions.takeDueSteps()
    tournaments.takeDueSteps()
    push.remindOfStarts(tournaments.book.all())
    push.sendDue()
  }, everyMs)
  timer.unref()
  // Before the database closes.
  app.addHook('preClose', (done) => {
    clearInterval(timer)
    tournaments.stop()
    done()
  })
}
