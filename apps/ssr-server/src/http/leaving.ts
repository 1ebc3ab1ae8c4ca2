import type { FastifyReply } from 'fastify'

/** Why work was aborted: the visitor has closed the connection. */
export class VisitorLeft extends Error {}

/** Fires with VisitorLeft when the connection closes, or has closed, before the whole answer was sent. */
export function leaving(reply: FastifyReply): AbortSignal {
  const { raw } = reply
  const controller = new AbortController()
  const leave = () => {
    if (!raw.writableFinished) controller.abort(new VisitorLeft())
  }
  // It may have closed while something else was waited for.
  if (raw.closed) leave()
  else raw.once('close', leave)
  return controller.signal
}
