import { RESET_PATH } from '@croupier/contract/paths'
import type { FastifyInstance } from 'fastify'

/** Work that a request causes. */
export interface Work {
  /** Its name in the trace (http/request-trace.ts), for what it causes itself. */
  readonly name: string
  /** `outcome`: a status, or why there is none. */
  end(outcome?: number | string): void
}

export interface WorkBegun {
  readonly kind: 'call' | 'render'
  /** `GET`, `render`. */
  readonly title: string
  /** Nothing personal. */
  readonly attributes: Readonly<Record<string, string>>
}

/** Sends spans of requests and their work to the operator's collector. */
export interface Tracing {
  /** Sees each request from now on. Called before any route is there. */
  watch(server: FastifyInstance): void
  /** Null where the trace of `parent`, the name of a request or of other work, is not sampled. */
  begin(parent: string, work: WorkBegun): Work | null
  /** As `begin`, for code that does not know its request: the one that is being answered. Null outside of requests, too. */
  beginHere(work: WorkBegun): Work | null
  /** Sends what is left. */
  close(): Promise<void>
}

/**
 * The path of an address without what may be a player's: parts that are no lower-case words, which are numbers, tokens and
 * names, are stars.
 */
export function plainPathOf(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  const secret = path.toLowerCase().indexOf(RESET_PATH)
  const shown = secret === -1 ? path : `${path.slice(0, secret)}${RESET_PATH}*`
  return shown
    .split('/')
    .slice(0, MAX_PARTS)
    .map((part) => (/^(?:[a-z][a-z-]{0,60}|v\d)?$/.test(part) ? part : '*'))
    .join('/')
}

const MAX_PARTS = 10
