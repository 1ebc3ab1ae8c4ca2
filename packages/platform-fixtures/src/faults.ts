import type { ErrorKind } from '@croupier/domain/core'
import type { Reply } from './platform-fetch.ts'

export interface PlatformFault {
  readonly name: string
  /** The reply of a platform fetch; `waits` for a platform that never answers. */
  readonly reply: Reply
  /** Kind of the `DomainError` that the caller gets; null: the answer is only late. */
  readonly kind: ErrorKind | null
}

const refused = (status: number, code: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers,
  body: { errors: [{ code }] },
})

/** Faults that forms, pages and stores are tested against. */
export const PLATFORM_FAULTS = [
  { name: 'a cut connection', reply: 'cut', kind: 'network' },
  { name: 'no answer in time', reply: 'waits', kind: 'timeout' },
  { name: 'status 400', reply: refused(400, 'bad_request'), kind: 'rejected' },
  { name: 'status 401', reply: refused(401, 'unauthorized'), kind: 'unauthorized' },
  { name: 'status 403', reply: refused(403, 'forbidden'), kind: 'forbidden' },
  { name: 'status 404', reply: refused(404, 'not_found'), kind: 'not-found' },
  { name: 'status 409', reply: refused(409, 'conflict'), kind: 'rejected' },
  { name: 'status 400 of a proxy', reply: { status: 400, body: '<html>' }, kind: 'rejected' },
  { name: 'status 408', reply: { status: 408, body: '<html>' }, kind: 'rejected' },
  { name: 'status 425', reply: refused(425, 'too_early'), kind: 'rejected' },
  { name: 'status 429', reply: refused(429, 'too_many_requests', { 'Retry-After': '60' }), kind: 'rejected' },
  { name: 'status 451', reply: refused(451, 'restricted'), kind: 'forbidden' },
  { name: 'status 500', reply: { status: 500, body: { errors: [{ code: 'internal' }] } }, kind: 'unavailable' },
  { name: 'status 503 of a proxy', reply: { status: 503, body: '<html>' }, kind: 'unavailable' },
  { name: 'malformed JSON', reply: { body: '{"half":' }, kind: 'invalid-response' },
  { name: 'an answer of another shape', reply: { body: { data: 'not what was asked for' } }, kind: 'invalid-response' },
  { name: 'an empty body', reply: { body: '' }, kind: 'invalid-response' },
] as const satisfies readonly PlatformFault[]

export type PlatformFaultName = (typeof PLATFORM_FAULTS)[number]['name']
