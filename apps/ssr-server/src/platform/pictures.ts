import { TRACE_HEADER } from '@croupier/contract/calls'
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { chooseEncoding, isText, pack, type Packed } from '../http/encoding.ts'
import { isKnownVersion } from '../http/etag.ts'
import { leaving } from '../http/leaving.ts'
import { passedAnswerHeaders, passedRequestHeaders } from './passed-headers.ts'
import type { Platform } from './platform.ts'
import type { BrandChoice } from '../settings/brands.ts'
import { onlyPlainPaths } from '../guard/plain-path.ts'
import { SingleFlight } from '../http/single-flight.ts'

const MAX_PICTURE = 8 * 1024 * 1024

interface Picture {
  status: number
  type: string
  cacheControl: string
  etag: string
  /** Of vector pictures only: others do not compress. */
  packed: Packed | null
  bytes: Buffer
}

export interface PictureOptions {
  readonly platform: Platform
  readonly brands: BrandChoice
  readonly maxBytes: number
  readonly widths: readonly number[]
}

/**
 * Serves `/cdn` from memory, also while the platform is down. Addresses with another query than a width of `widths`, which
 * anybody can invent, share an eighth of that memory. A brand with art of its own gets it from there, where the platform has it.
 */
export function pictures(server: FastifyInstance, { platform, brands, maxBytes, widths }: PictureOptions): void {
  const flights = new SingleFlight<Picture>()
  const plain = pictureStore(maxBytes)
  const queried = pictureStore(Math.ceil(maxBytes / 8))
  const ownQueries = new Set(widths.map((width) => `w=${width}`))
  const storeOf = (url: string) => {
    const query = url.split('?', 2)[1]
    return query === undefined || ownQueries.has(query) ? plain : queried
  }

  /**
   * Sends nothing of the visitor but the formats that the browser can show, as the picture is kept for everybody, and the
   * name of the request in its trace.
   */
  async function fetchPicture(request: FastifyRequest, accept: string, signal: AbortSignal): Promise<Picture> {
    const path = ownPath(request)
    const ask = (address: string) => {
      const headers = { accept, [TRACE_HEADER]: request.id }
      return platform.ask({ method: 'GET', path: address, headers, signal }, MAX_PICTURE)
    }
    const own = await ask(path)
    const { status, headers, body: bytes } = own.status === 404 && path !== request.url ? await ask(request.url) : own
    const type = headers['content-type'] ?? 'application/octet-stream'
    const picture: Picture = {
      status,
      type,
      cacheControl: headers['cache-control'] ?? 'no-cache',
      etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      packed: isText(type) ? await pack(bytes) : null,
      bytes,
    }
    const lifetime = lifetimeOf(picture.cacheControl)
    if (picture.status === 200 && lifetime > 0) storeOf(path).set(`${accept} ${path}`, picture, { ttl: lifetime })
    return picture
  }

  /** The address of a picture in the art of the brand that is asked. */
  function ownPath({ url, hostname }: FastifyRequest): string {
    const { art } = brands.of(hostname)
    return art === null ? url : url.replace('/cdn', art)
  }

  /** Passes on a range request, as media players send them. */
  async function passPart(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = ownPath(request)
    const send = (address: string) =>
      platform.send({
        method: 'GET',
        path: address,
        headers: passedRequestHeaders(request, null, false),
        signal: leaving(reply),
      })
    const own = await send(path)
    const isMissing = own.statusCode === 404 && path !== request.url
    // Its connection is free once it is read.
    if (isMissing) own.resume()
    const answer = isMissing ? await send(request.url) : own
    return reply
      .code(answer.statusCode ?? 502)
      .headers(passedAnswerHeaders(answer.headers))
      .send(answer)
  }

  server.get('/cdn/*', { onRequest: onlyPlainPaths }, async (request, reply) => {
    if (request.headers.range !== undefined) return passPart(request, reply)
    const path = ownPath(request)
    const accept = shownFormats(request.headers.accept)
    const key = `${accept} ${path}`
    const picture =
      storeOf(path).get(key) ??
      (await flights.join(key, (signal) => fetchPicture(request, accept, signal), leaving(reply)))
    return sendPicture(picture, request, reply)
  })
}

function pictureStore(maxBytes: number): LRUCache<string, Picture> {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes, packed }, key) =>
      bytes.length + (packed ? packed.br.length + packed.gzip.length : 0) + key.length + 300,
  })
}

function sendPicture(
  { status, type, cacheControl, etag, packed, bytes }: Picture,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers({ 'content-type': type, 'cache-control': cacheControl, etag, vary: 'Accept, Accept-Encoding' })
  if (status === 200 && isKnownVersion(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const encoding = packed === null ? 'identity' : chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(status).send(packed === null ? bytes : packed[encoding])
}

/** `Accept` reduced to three values, so that a picture is kept at most three times. */
function shownFormats(accept = ''): string {
  if (accept.includes('image/avif')) return 'image/avif,image/webp,*/*'
  return accept.includes('image/webp') ? 'image/webp,*/*' : '*/*'
}

/** Milliseconds for which a shared cache may keep an answer. */
function lifetimeOf(cacheControl: string): number {
  if (/private|no-store|no-cache/.test(cacheControl)) return 0
  return Number(/max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0) * 1000
}
