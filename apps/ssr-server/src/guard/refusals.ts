import type { FastifyError, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { OwnOrigins } from './own-origins.ts'
import { BodyTooLarge, PlatformUnavailable } from '../platform/platform.ts'

/** The shape in which the platform itself tells errors. */
export function errorBody(code: string): { errors: { code: string }[] } {
  return { errors: [{ code }] }
}

const READING = new Set(['GET', 'HEAD'])

/** Hook: calls that may change something are taken from our own pages only. */
export function refuseForeign(origins: OwnOrigins) {
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    if (READING.has(request.method) || origins.isOwnCall(request)) done()
    else void reply.code(403).header('cache-control', 'no-store').send(errorBody('foreign_origin'))
  }
}

/** Hook: the page sets its clock by the `Date` of answers, so that must be the platform's or none, never this machine's. */
export function keepPlatformTime(_request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void {
  reply.raw.sendDate = false
  done()
}

/** Error handler: what a call is told when it fails on this side of the platform. */
export function sendFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'private, no-store')
  if (error instanceof PlatformUnavailable) {
    request.log.warn({ reason: error.reason, cause: error.cause }, 'platform unavailable')
    const status = error.reason === 'timeout' ? 503 : 502
    void reply.code(status).header('retry-after', '2').send(errorBody('platform_unavailable'))
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
