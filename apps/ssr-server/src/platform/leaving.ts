import type { FastifyReply } from 'fastify'

/** Fires when the visitor has gone before the answer was whole. */
export function leaving(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
