import type { FastifyError, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { OwnOrigins } from './own-origins.ts'
import { BodyTooLarge, PlatformUnavailable } from '../http/call-failures.ts'

export function errorBody(code: string): { errors: { code: string }[] } {
  return { errors: [{ code }] }
}

/** Seconds after which a refused call or live socket may come again. */
export const RETRY_SECONDS = 2

/** For the metrics only: no one receives the answer. */
const CLIENT_CLOSED_REQUEST = 499
const READING = new Set(['GET', 'HEAD'])

/** Hook: refuses calls that may change something, unless our own pages send them. */
export function refuseForeign(origins: OwnOrigins) {
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    if (READING.has(request.method) || origins.isOwnCall(request)) done()
    else void sendForeign(reply)
  }
}

export function sendForeign(reply: FastifyReply): FastifyReply {
  return reply.code(403).header('cache-control', 'no-store').send(errorBody('foreign_origin'))
}

/** Hook: sends no `Date` of this machine, as pages set their clock by the platform's. */
export function keepPlatformTime(_request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void {
  reply.raw.sendDate = false
  done()
}

/** Of a body that failed before its beginning. */
const BODY_HEADERS = ['content-encoding', 'content-length', 'content-range', 'content-type', 'etag', 'last-modified']

export function sendFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  for (const name of BODY_HEADERS) reply.removeHeader(name)
  reply.header('cache-control', 'private, no-store')
  if (reply.raw.destroyed) {
    request.log.debug({ err: error }, 'the visitor has left')
    void reply.code(CLIENT_CLOSED_REQUEST).send()
    return
  }
  // The platform has cut an answer: what the visitor does to their connection ends above.
  const isCut = 'code' in error && error.code === 'ECONNRESET'
  if (error instanceof PlatformUnavailable || isCut) {
    const { reason, cause } =
      error instanceof PlatformUnavailable ? error : new PlatformUnavailable('unreachable', error)
    request.log.warn({ reason, cause }, 'platform unavailable')
    const status = reason === 'timeout' ? 503 : 502
    void reply.code(status).header('retry-after', String(RETRY_SECONDS)).send(errorBody('platform_unavailable'))
    return
  }
  const status = error instanceof BodyTooLarge ? 413 : ('statusCode' in error && error.statusCode) || 500
  if (status === 413) void reply.header('connection', 'close').code(413).send(errorBody('body_too_large'))
  else if (status < 500) void reply.code(status).send(errorBody('bad_request'))
  else {
    request.log.error({ err: error }, 'call failed')
    void reply.code(500).send(errorBody('unexpected'))
  }
}
