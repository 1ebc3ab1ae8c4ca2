import type { FastifyReply } from 'fastify'

/** Why work was aborted: nobody waits for the answer any more. */
export class VisitorLeft extends Error {}

/** Fires with VisitorLeft when the connection closes before the whole answer was sent. */
export function leaving(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new VisitorLeft())
  })
  return controller.signal
}
