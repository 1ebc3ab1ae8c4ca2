import { KEY_HEADER, LANGUAGE_HEADER, MARKER_HEADER, PRICE_HEADER, TRACE_HEADER } from '@croupier/contract/calls'
import { DEFAULT_MARKET } from '@croupier/markets'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { withoutPort } from '../guard/visitor-network.ts'

/** Of the visitor. Cookies, Authorization, X-Player and X-Session are never passed on. */
const CALLER_HEADERS = ['accept-language', 'user-agent', LANGUAGE_HEADER, MARKER_HEADER].map((name) =>
  name.toLowerCase(),
)
/** Of a call of the browser that is passed on. */
const CALL_HEADERS = [
  'accept',
  'accept-encoding',
  'content-type',
  KEY_HEADER.toLowerCase(),
  'if-modified-since',
  'if-none-match',
  PRICE_HEADER.toLowerCase(),
  'range',
]
/** Only where there is a body. */
const BODY_HEADERS = ['content-length']

/** Header with the visitor's country for the platform (docs/platform-api.md). */
export const COUNTRY_HEADER = 'x-country'

/** Header with the market whose rules count (docs/platform-api.md). */
const MARKET_HEADER = 'x-market'

/** Whose rules count for a call: country and market of its visitor. */
export interface VisitorPlace {
  readonly country: string | null
  readonly market: string
}

/** Headers that name them; a market that changes nothing is not named. */
export function placeHeaders({ country, market }: VisitorPlace): Record<string, string> {
  return {
    ...(country === null ? {} : { [COUNTRY_HEADER]: country }),
    ...(market === DEFAULT_MARKET ? {} : { [MARKET_HEADER]: market }),
  }
}

/** Of the platform's answers: without cookies, CORS and the platform's own policies. */
const ANSWER_HEADERS = [
  'accept-ranges',
  // With `date`, the time: a CDN's copy is older than its answer.
  'age',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
]

/** Headers that identify the player to the platform. `access`: the player's token, null for a guest. */
export function callerHeaders(request: FastifyRequest, access: string | null): Record<string, string> {
  // Undefined once the visitor has left.
  const address: string | undefined = request.ip
  const headers: Record<string, string> = {
    ...(address === undefined ? {} : { 'x-forwarded-for': withoutPort(address) }),
    'x-forwarded-host': request.host,
    // As configured: a proxy in front may not tell it, or pass on what a visitor says.
    'x-forwarded-proto': request.siteOrigin?.startsWith('https:') ? 'https' : 'http',
    [TRACE_HEADER]: request.id,
    ...pick(request.headers, CALLER_HEADERS),
    ...placeHeaders(request),
  }
  if (access !== null) headers['authorization'] = `Bearer ${access}`
  return headers
}

/** Headers of a call of the browser as it goes to the platform. */
export function passedRequestHeaders(
  request: FastifyRequest,
  access: string | null,
  hasBody: boolean,
): Record<string, string> {
  return {
    ...callerHeaders(request, access),
    ...pick(request.headers, hasBody ? [...CALL_HEADERS, ...BODY_HEADERS] : CALL_HEADERS),
  }
}

/** Headers of the platform's answer as it goes to the browser. */
export function passedAnswerHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return pick(headers, ANSWER_HEADERS)
}

export function pick(headers: IncomingHttpHeaders, names: string[]): Record<string, string> {
  const picked: Record<string, string> = {}
  for (const name of names) {
    const value = headers[name]
    if (typeof value === 'string') picked[name] = value
  }
  return picked
}
