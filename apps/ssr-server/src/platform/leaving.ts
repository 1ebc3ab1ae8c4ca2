import type { FastifyReply } from 'fastify'

/** Fires when the client disconnects before the answer is complete. */
export function leaving(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
