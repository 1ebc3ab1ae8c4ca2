import type { FastifyInstance } from 'fastify'
import type { Treasury } from './treasury.ts'

/** Looks every so often for what is due; moving the clock does it at once. */
export function registerDueSteps(app: FastifyInstance, treasury: Treasury, everyMs: number): void {
  const timer = setInterval(() => treasury.takeDueSteps(), everyMs)
  timer.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}
