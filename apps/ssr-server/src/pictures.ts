import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { chooseEncoding, isText, pack, type Packed } from './encoding.ts'
import { leaving } from './leaving.ts'
import { callerHeaders, passedAnswerHeaders, passedRequestHeaders } from './passed-headers.ts'
import { readAnswer, type Platform } from './platform.ts'
import { onlyPlainPaths } from './plain-path.ts'
import { SharedWork } from './shared-work.ts'

const MAX_PICTURE = 8 * 1024 * 1024

interface Picture {
  status: number
  type: string
  cacheControl: string
  etag: string
  /** Vector pictures are texts and shrink to a quarter; others are kept as they are. */
  packed: Packed | null
  bytes: Buffer
}

/**
 * The platform's pictures (`/cdn`). They are public and mostly never change, so they are fetched once, compressed once and
 * sent from memory, also while the platform is away.
 */
export function pictures(server: FastifyInstance, platform: Platform, maxBytes: number): void {
  const shared = new SharedWork<Picture>()
  const kept = new LRUCache<string, Picture>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes, packed }, key) =>
      bytes.length + (packed ? packed.br.length + packed.gzip.length : 0) + key.length + 300,
  })

  async function fetchPicture(request: FastifyRequest, signal: AbortSignal): Promise<Picture> {
    const answer = await platform.send({
      method: 'GET',
      path: request.url,
      headers: callerHeaders(request, null),
      signal,
    })
    const bytes = await readAnswer(answer, MAX_PICTURE)
    const type = answer.headers['content-type'] ?? 'application/octet-stream'
    const picture: Picture = {
      status: answer.statusCode ?? 502,
      type,
      cacheControl: answer.headers['cache-control'] ?? 'no-cache',
      etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      packed: isText(type) ? await pack(bytes) : null,
      bytes,
    }
    const lifetime = lifetimeOf(picture.cacheControl)
    if (picture.status === 200 && lifetime > 0) kept.set(request.url, picture, { ttl: lifetime })
    return picture
  }

  /** A part of a file, as players of sound and film ask for. */
  async function passPart(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const answer = await platform.send({
      method: 'GET',
      path: request.url,
      headers: passedRequestHeaders(request, null, false),
      signal: leaving(reply),
    })
    return reply
      .code(answer.statusCode ?? 502)
      .headers(passedAnswerHeaders(answer.headers))
      .send(answer)
  }

  server.get('/cdn/*', { onRequest: onlyPlainPaths }, async (request, reply) => {
    if (request.headers.range !== undefined) return passPart(request, reply)
    const picture =
      kept.get(request.url) ??
      (await shared.join(request.url, leaving(reply), (signal) => fetchPicture(request, signal)))
    return sendPicture(picture, request, reply)
  })
}

function sendPicture(
  { status, type, cacheControl, etag, packed, bytes }: Picture,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers({ 'content-type': type, 'cache-control': cacheControl, etag, vary: 'Accept-Encoding' })
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  const encoding = packed === null ? 'identity' : chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(status).send(packed === null ? bytes : packed[encoding])
}

/** Milliseconds for which the platform lets everybody keep an answer. */
function lifetimeOf(cacheControl: string): number {
  if (/private|no-store|no-cache/.test(cacheControl)) return 0
  return Number(/max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0) * 1000
}
