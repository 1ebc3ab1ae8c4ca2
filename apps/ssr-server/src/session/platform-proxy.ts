import { LANGUAGE_HEADER, MARKER_HEADER } from '@croupier/contract/calls'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../settings/config.ts'
import { chooseEncoding, compressStream, isText, mayCompressStream } from '../http/encoding.ts'
import { limitedBody } from '../platform/answer-limit.ts'
import { leaving } from '../http/leaving.ts'
import { hasMarker, type OwnOrigins } from '../guard/own-origins.ts'
import { passedAnswerHeaders, passedRequestHeaders } from '../platform/passed-headers.ts'
import { BodyTooLarge } from '../http/call-failures.ts'
import { bounded } from '../platform/call-bodies.ts'
import type { Platform } from '../platform/platform.ts'
import { isUpload } from '../http/slow-senders.ts'
import { onlyPlainPaths } from '../guard/plain-path.ts'
import { keepPlatformTime, refuseForeign, sendForeign } from '../guard/refusals.ts'
import { isForNobody, refusalOf, sendRefusal } from './player-check.ts'
import type { SessionCookies } from './session-cookies.ts'
import type { ClearPlanted } from './planted-cookies.ts'
import type { SessionEnd } from './session-end.ts'
import type { TokenOwners } from './token-owners.ts'

interface ProxyMeans {
  config: Config
  platform: Platform
  cookies: SessionCookies
  owners: TokenOwners
  sessionEnd: SessionEnd
  clearPlanted: ClearPlanted
  origins: OwnOrigins
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const WORTH_COMPRESSING = 1024
/** After these a browser may send a call again by itself, though its work may be done. */
const SENT_AGAIN = new Set([408, 421, 425])

/**
 * Passes the browser's calls on to the platform as streams, with the Authorization of the player's cookies. JSON that is
 * larger than a page can show is not passed on.
 */
export function platformProxy(
  server: FastifyInstance,
  { config, platform, cookies, owners, sessionEnd, origins, clearPlanted }: ProxyMeans,
): void {
  const passCall = async (request: FastifyRequest, reply: FastifyReply) => {
    sessionEnd.endIfMarked(request)
    clearPlanted(request, reply)
    const { access, signedOut } = cookies.read(request.headers.cookie)
    // Requests without the marker may have been caused by another site: they get no authorisation.
    const authorised = hasMarker(request) && !isForNobody(request) ? access : null
    if (signedOut && !origins.isForeign(request.headers)) reply.header('set-cookie', cookies.clear())
    if (authorised !== null && origins.isForeign(request.headers)) return sendForeign(reply)
    const refusal = await refusalOf(request, authorised, owners)
    if (refusal !== null) return sendRefusal(reply, refusal)
    const answer = await pass(request, reply, authorised, bodyLimit(request))
    const isPersonal = authorised !== null || signedOut || request.method !== 'GET'
    if (isPersonal) reply.header('cache-control', 'private, no-store')
    else if (answer.headers['cache-control'] === undefined) reply.header('cache-control', 'no-cache')
    reply.header(
      'vary',
      [answer.headers.vary, `Accept-Encoding, Cookie, ${LANGUAGE_HEADER}, ${MARKER_HEADER}`, config.countryHeader]
        .filter(Boolean)
        .join(', '),
    )
    return sendCompressed(answer, request, reply)
  }

  async function pass(request: FastifyRequest, reply: FastifyReply, access: string | null, maxBytes: number) {
    const body = readBody(request, maxBytes)
    const answer = await platform.send({
      method: request.method,
      path: request.url,
      headers: passedRequestHeaders(request, access, body !== null),
      ...(body === null ? {} : { body }),
      // Calls that change something run to their end.
      ...(request.method === 'GET' ? { signal: leaving(reply) } : {}),
    })
    const status = answer.statusCode ?? 502
    reply.code(SENT_AGAIN.has(status) ? 504 : status).headers(passedAnswerHeaders(answer.headers))
    return answer
  }

  function bodyLimit(request: FastifyRequest): number {
    return isUpload(request) ? config.limits.uploadBody : config.limits.jsonBody
  }

  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, body, parsed) => parsed(null, body))
    scope.addHook('onRequest', keepPlatformTime)
    scope.addHook('onRequest', refuseForeign(origins))
    scope.addHook('onRequest', onlyPlainPaths)
    for (const url of ['/json-api/*', '/api/*']) scope.route({ method: METHODS, url, handler: passCall })
    done()
  })
}

function readBody(request: FastifyRequest, maxBytes: number): AsyncIterable<Buffer> | null {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new BodyTooLarge()
  const body = request.body as AsyncIterable<Buffer> | undefined | null
  return body ? bounded(body, maxBytes) : null
}

/** Compresses the answer if the platform did not. */
function sendCompressed(answer: IncomingMessage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { headers } = answer
  const body = limitedBody(answer)
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const isLong = Number(headers['content-length'] ?? Infinity) >= WORTH_COMPRESSING
  const isPlain =
    answer.statusCode === 200 && headers['content-encoding'] === undefined && isText(headers['content-type'] ?? '')
  const isCompressible = encoding !== 'identity' && isLong && isPlain && request.method !== 'HEAD'
  if (!isCompressible || !mayCompressStream()) return reply.send(body)
  return reply.removeHeader('content-length').header('content-encoding', encoding).send(compressStream(body, encoding))
}
