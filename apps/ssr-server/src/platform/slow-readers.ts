import type { FastifyInstance } from 'fastify'

/**
 * Closes the connection of a client that takes longer than `maxMs` to read an answer, as unread answers stay in memory.
 * The server's own timeout closes those that read nothing.
 */
export function boundSlowReaders(server: FastifyInstance, maxMs: number): void {
  server.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => request.raw.destroy(), maxMs)
    timer.unref()
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
}
