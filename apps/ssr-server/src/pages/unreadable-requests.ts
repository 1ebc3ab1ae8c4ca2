import type { FastifyReply, FastifyRequest } from 'fastify'
import { STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Brand, BrandChoice } from '../settings/brands.ts'
import type { Locale } from '@croupier/contract/locale'
import { minimalPage, type PageFailure } from './minimal-page.ts'
import { normalizedAddress } from './page-request.ts'
import { chooseLocale } from './visitor/visitor.ts'
import { errorBody } from '../guard/refusals.ts'

/** Largest head of a request, bytes: more than the cookies of a site with many advertisers take. */
export const MAX_HEAD = 32 * 1024

/** Paths whose callers read JSON. */
const CALLS = /^\/(?:json-api|api)\//

/** Answers a request whose address cannot be decoded, before any hook: a page's leads to the address of what is written. */
export function sendUnroutable({ raw: { url } }: FastifyRequest, reply: FastifyReply): void {
  const plain = url === undefined || CALLS.test(url) ? null : normalizedAddress(url)
  void reply.header('cache-control', 'private, no-store')
  void (plain === null ? reply.code(400).send(errorBody('bad_path')) : reply.redirect(plain, 308))
}

const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Knows what was last asked on each connection. */
export class LastAnswers {
  readonly #last = new WeakMap<Socket, ServerResponse>()

  watch(server: Server): void {
    server.prependListener('request', ({ socket }, answer: ServerResponse) => this.#last.set(socket, answer))
  }

  /** The last answer of a connection, as long as it has not ended. */
  openOf(socket: Socket): ServerResponse | undefined {
    const answer = this.#last.get(socket)
    return answer?.closed ? undefined : answer
  }
}

/**
 * Answers what cannot be read as a request with a page: 431 for a head that is too large, 408 for a late one, else 400. A
 * request that came whole before it on its connection gets its own answer, and then the connection ends.
 */
export function unreadable(brands: BrandChoice, headers: Readonly<Record<string, string>>, answers: LastAnswers) {
  return (error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void => {
    const open = answers.openOf(socket)
    if (open?.req.complete && socket.writable && error.code !== 'ECONNRESET') {
      socket.pause()
      open.once('close', () => socket.destroySoon())
      return
    }
    // The visitor has left, or the answer to what came in part has begun.
    if (error.code === 'ECONNRESET' || !socket.writable || open?.headersSent) {
      socket.destroy()
      return
    }
    const status = STATUSES[error.code ?? ''] ?? 400
    const { locale, brand } = visitorOf(error.rawPacket, brands)
    const page = minimalPage(locale, brand.colors, FAILURES[status])
    const lines = {
      ...headers,
      'cache-control': 'private, no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(page)),
      connection: 'close',
    }
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${page}`)
  }
}

const FAILURES: Readonly<Record<number, PageFailure>> = { 431: 'head-too-large', 400: 'unreadable' }

/** Brand and language by the lines of the head that came. */
function visitorOf(bytes: unknown, brands: BrandChoice): { locale: Locale; brand: Brand } {
  const packet = Buffer.isBuffer(bytes) ? bytes.toString('latin1') : ''
  const line = (name: string) => new RegExp(`^${name}:[ \\t]*([^\\r\\n]*)`, 'im').exec(packet)?.[1]
  const brand = brands.of(line('host')?.replace(/:\d+$/, '') ?? '')
  const hints = { query: null, cookie: undefined, acceptLanguage: line('accept-language') }
  return { brand, locale: chooseLocale(hints, brand.locales, brand.defaultLocale) }
}
