import { DOCUMENTS_PATH } from '@croupier/contract/paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limits } from '../settings/config.ts'

const DOCUMENT = new RegExp(`^${DOCUMENTS_PATH}/[^/?]+(?:\\?|$)`)

/** Whether a call sends a document's picture, the only long body. */
export function isUpload({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  return method === 'PUT' && DOCUMENT.test(url)
}

/** Closes the connection of a client that sends a body for too long. */
export function boundSlowSenders(
  server: FastifyInstance,
  { bodySending, uploadSending }: Pick<Limits, 'bodySending' | 'uploadSending'>,
): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
    if (hasBody && !raw.closed) {
      const timer = setTimeout(() => raw.destroy(), isUpload(request) ? uploadSending : bodySending)
      timer.unref()
      for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer))
    }
    done()
  })
}
