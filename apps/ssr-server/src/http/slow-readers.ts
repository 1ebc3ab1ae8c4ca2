import type { FastifyInstance } from 'fastify'

/** Closes the connection of a client that reads an answer for longer than `maxMs`: unread answers stay in memory. */
export function boundSlowReaders(server: FastifyInstance, maxMs: number): void {
  server.addHook('onRequest', (request, reply, done) => {
    // A visitor may have left meanwhile: `close` has fired, and would never clear the timer.
    if (reply.raw.closed) return done()
    const timer = setTimeout(() => request.raw.destroy(), maxMs)
    timer.unref()
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
}
