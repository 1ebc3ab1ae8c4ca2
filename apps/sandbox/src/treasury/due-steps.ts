import type { FastifyInstance } from 'fastify'
import type { Treasury } from './treasury.ts'

/** Runs due steps regularly and after each move of the clock. */
export function registerDueSteps(app: FastifyInstance, treasury: Treasury, everyMs: number): void {
  const timer = setInterval(() => treasury.takeDueSteps(), everyMs)
  timer.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}
