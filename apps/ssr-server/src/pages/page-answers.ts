import { OLD_PAGE, PAGE_AGE } from '@croupier/contract/page-age'
import { TRACE_HEADER } from '@croupier/contract/calls'
import type { Locale } from '@croupier/contract/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OutgoingHttpHeaders } from 'node:http'
import type { Refusal } from '../guard/admission.ts'
import type { Brand } from '../settings/brands.ts'
import { chooseEncoding } from '../http/encoding.ts'
import { isKnownVersion } from '../http/etag.ts'
import { minimalPage } from './minimal-page.ts'
import type { Page } from './cache/page-cache.ts'
import type { PageRequest } from './page-request.ts'
import { DeadlinePassed, Overloaded } from './render-queue.ts'

/** Seconds after which a page may be asked for again whose data the platform did not give. */
const RETRY_SECONDS = '30'

/** Headers that tell the browser and search engines when to come back. */
export function retryHeaders(status: number): Record<string, string> {
  return status === 503 || status === 429 ? { 'retry-after': RETRY_SECONDS } : {}
}

/** @param isTesting pages differ by the visitor's group, so the browser keeps it */
export function setCookies(reply: FastifyReply, page: PageRequest, isTesting: boolean): void {
  const group = isTesting && page.groupCookie !== null ? [page.groupCookie] : []
  const cookies = [...page.setCookies, ...group, ...page.session.setCookies]
  if (cookies.length > 0) reply.header('set-cookie', cookies)
}

/**
 * Tells the browser how old a page is, which sets its clock by it, whether it is to be read again, and the name of the request,
 * which its calls and log entries carry. A page cannot hold this, as its bytes are kept.
 */
function timing(request: FastifyRequest, ageMs: number, isOld: boolean): string {
  const age = `${PAGE_AGE};dur=${Math.max(0, Math.round(ageMs))}${isOld ? `;desc="${OLD_PAGE}"` : ''}`
  return `${age}, ${TRACE_HEADER};desc="${request.id}"`
}

export interface SentPage {
  readonly page: Page
  readonly cacheControl: string
  readonly source: 'miss' | 'hit' | 'stale' | 'light'
  /** Milliseconds since the time that it shows. */
  readonly age: number
  /** Too old to be sent as if it were new. */
  readonly isOld?: boolean
}

/** Sends bytes from memory past Fastify's reply handling, which would double the time. */
export function sendPage(
  { page, cacheControl, source, age, isOld = false }: SentPage,
  reply: FastifyReply,
): FastifyReply {
  const { request } = reply
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  // A condition concerns an answer of 200 only (RFC 9110, 13.2.1).
  const isSame = page.status === 200 && isKnownVersion(request.headers['if-none-match'], page.etag)
  const bytes = page.packed[encoding]
  const headers: OutgoingHttpHeaders = {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    ...retryHeaders(page.status),
    'content-security-policy': page.policy,
    // An answer that sets cookies must not be shared.
    'cache-control': reply.hasHeader('set-cookie') ? cacheControl.replace('public', 'private') : cacheControl,
    'content-type': 'text/html; charset=utf-8',
    etag: page.etag,
    'server-timing': timing(request, age, isOld),
    'x-cache': source,
  }
  if (!isSame) headers['content-length'] = bytes.length
  if (!isSame && encoding !== 'identity') headers['content-encoding'] = encoding
  reply.hijack()
  reply.raw.writeHead(isSame ? 304 : page.status, headers)
  reply.raw.end(isSame ? undefined : bytes)
  return reply
}

/** As `sendPage` tells it, of a page that is rendered for one visitor. */
export function tellAge(reply: FastifyReply, ageMs: number): void {
  reply.header('server-timing', timing(reply.request, ageMs, false))
}

/** Sends bytes that other answers share, without a copy of the whole, past Fastify's reply handling. */
export function sendParts(parts: readonly Buffer[], reply: FastifyReply): FastifyReply {
  reply.header(
    'content-length',
    parts.reduce((sum, { length }) => sum + length, 0),
  )
  const { raw, statusCode } = reply.hijack()
  raw.writeHead(statusCode, reply.getHeaders() as OutgoingHttpHeaders)
  raw.cork()
  for (const part of parts) raw.write(part)
  raw.end()
  return reply
}

/** Adds parameters to an address of this site, and to the one that it leads back to. */
export function withParameters(location: string, parameters: string): string {
  if (parameters === '') return location
  const [, path = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(location) ?? []
  const back = path.replace(/(?<=[?&]redirect=)[^&]+/, (target) =>
    encodeURIComponent(withParameters(decodeURIComponent(target), parameters)),
  )
  return `${back}${back.includes('?') ? '&' : '?'}${parameters}${fragment}`
}

/** Throws for an address of another site. */
export function sendRedirect(status: number, location: string, reply: FastifyReply): FastifyReply {
  if (!isSitePath(location)) throw new Error(`redirect leaves the site: ${location}`)
  return reply
    .header('cache-control', 'private, no-store')
    .redirect(location, status >= 300 && status < 400 ? status : 302)
}

/** Refuses a path that no page can have. */
export function sendTooLong({ visit, brand }: PageRequest, reply: FastifyReply): FastifyReply {
  const body = minimalPage(visit.locale, brand.colors, 'unreadable')
  return reply.code(414).header('cache-control', 'private, no-store').type('text/html; charset=utf-8').send(body)
}

/** Seconds after which a refused visitor may come back. */
const RETRY_AFTER = 4

/** Sends a page without data or scripts: 503 where the server is overloaded, else 500 with a log entry. */
export function sendFailure(error: unknown, page: PageRequest, reply: FastifyReply): FastifyReply {
  const isBusy = error instanceof Overloaded || error instanceof DeadlinePassed
  if (!isBusy && !reply.raw.destroyed) reply.log.error({ err: error }, 'page failed')
  if (reply.raw.headersSent) return reply
  return sendMinimal(isBusy ? 503 : 500, page.visit.locale, page.brand, reply)
}

/** Refuses a page before anything else of its request is read: many are refused at once, and all wait for each. */
export function sendRefused(refusal: Refusal, locale: Locale, brand: Brand, reply: FastifyReply): FastifyReply {
  return sendMinimal(refusal === 'address' ? 429 : 503, locale, brand, reply)
}

function sendMinimal(status: number, locale: Locale, brand: Brand, reply: FastifyReply): FastifyReply {
  const body = minimalPage(locale, brand.colors)
  reply.code(status).headers({
    'retry-after': String(RETRY_AFTER),
    'cache-control': 'private, no-store',
    'content-type': 'text/html; charset=utf-8',
  })
  return sendParts([Buffer.from(body)], reply)
}

function isSitePath(location: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(location)
}
