import type { FastifyReply } from 'fastify'

/** Why work was aborted: the visitor has closed the connection. */
export class VisitorLeft extends Error {}

/** Fires with VisitorLeft when the connection closes before the whole answer was sent. */
export function leaving(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new VisitorLeft())
  })
  return controller.signal
}
