import type { FastifyInstance } from 'fastify'

/**
 * Whoever takes an answer a byte at a time holds it in our memory for as long as he likes: after `maxMs` his line is cut.
 * One who takes nothing at all is cut by the server's own timeout much earlier.
 */
export function boundSlowReaders(server: FastifyInstance, maxMs: number): void {
  server.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => request.raw.destroy(), maxMs)
    timer.unref()
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
}
