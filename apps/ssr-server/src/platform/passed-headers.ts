import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'

// Cookies and a browser's own Authorization are on neither list; the length goes with the body that it is of.
const CALLER_HEADERS = ['accept-language', 'user-agent', 'x-language', 'x-requested-with']
const CALL_HEADERS = [
  'accept',
  'accept-encoding',
  'content-type',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'range',
]
const BODY_HEADERS = ['content-length']

/** In which the platform is told where a visitor is (docs/platform-api.md). */
export const COUNTRY_HEADER = 'x-country'

/** Cookies, CORS and the platform's own policies are not on the list. */
const ANSWER_HEADERS = [
  'accept-ranges',
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

/** Who calls: for calls that this server makes itself on a visitor's behalf. */
export function callerHeaders(request: FastifyRequest, access: string | null): Record<string, string> {
  const headers: Record<string, string> = {
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    ...pick(request.headers, CALLER_HEADERS),
  }
  if (request.country !== null) headers[COUNTRY_HEADER] = request.country
  if (access !== null) headers['authorization'] = `Bearer ${access}`
  return headers
}

/** Who calls and how: for calls that are passed on as they are. */
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

/** Of the platform's answer, what a browser may see. */
export function passedAnswerHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return pick(headers, ANSWER_HEADERS)
}

/** Those of the named headers that are there. */
export function pick(headers: IncomingHttpHeaders, names: string[]): Record<string, string> {
  const picked: Record<string, string> = {}
  for (const name of names) {
    const value = headers[name]
    if (typeof value === 'string') picked[name] = value
  }
  return picked
}
