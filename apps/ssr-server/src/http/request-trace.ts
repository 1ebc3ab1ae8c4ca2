import { TRACE_HEADER } from '@croupier/contract/calls'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const PARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/**
 * Names a request as W3C's Trace Context does, `00-<trace>-<span>-00`: in the trace that the request names, or in a new one. Not
 * sampled, whatever it says: anyone can send one.
 */
export function nameRequest({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const parent = headers[TRACE_HEADER]
  const [, trace] = (typeof parent === 'string' && PARENT.exec(parent)) || []
  return `00-${trace ?? newId(16)}-${newId(8)}-00`
}

/** Ids of a trace and of a span in it, in hex, as lines of the log have them. */
export interface TraceIds {
  readonly trace_id: string
  readonly span_id: string
}

/** @param name as `nameRequest` makes it */
export const idsOf = (name: string): TraceIds => ({ trace_id: name.slice(3, 35), span_id: name.slice(36, 52) })

/** Random numbers of the system in advance: each call for them costs a microsecond. */
const POOL_BYTES = 8 * 1024
let pool = ''
let used = 0

function newId(bytes: number): string {
  if (used + 2 * bytes > pool.length) {
    pool = randomBytes(POOL_BYTES).toString('hex')
    used = 0
  }
  used += 2 * bytes
  return pool.slice(used - 2 * bytes, used)
}
