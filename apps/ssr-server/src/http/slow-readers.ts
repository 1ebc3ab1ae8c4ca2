import type { FastifyInstance } from 'fastify'

/** Closes the connection of a client that reads an answer for longer than `maxMs`: unread answers stay in memory. */
export function boundSlowReaders(server: FastifyInstance, maxMs: number): void {
  server.addHook('onRequest', (request, reply, done) => {
    // Who has left while something was waited for is not waited for: `close` has been.
    if (reply.raw.closed) return done()
    const timer = setTimeout(() => request.raw.destroy(), maxMs)
    timer.unref()
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
}
