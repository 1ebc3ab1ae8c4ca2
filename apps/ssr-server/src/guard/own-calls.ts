import type { FastifyInstance } from 'fastify'
import type { OwnOrigins } from './own-origins.ts'
import { keepPlatformTime, refuseForeign } from './refusals.ts'

/** Largest body, bytes. */
const MAX_BODY = 64 * 1024

/** Prepares a scope for calls of our own pages whose bodies the server reads: bodies of any type are buffers. */
export function prepareOwnCalls(scope: FastifyInstance, origins: OwnOrigins): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY }, (_request, body, parsed) =>
    parsed(null, body),
  )
  scope.addHook('onRequest', keepPlatformTime)
  scope.addHook('onRequest', refuseForeign(origins))
}
