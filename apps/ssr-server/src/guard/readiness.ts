import { HEALTH_PATH, LIVE_CHECK_PATH, READY_CHECK_PATH } from '@croupier/contract/paths'
import type { FastifyInstance } from 'fastify'
import type { Load } from './load.ts'

/** Addresses that machines ask for at all times, by any host. */
export const PROBE_PATHS: ReadonlySet<string> = new Set([HEALTH_PATH, LIVE_CHECK_PATH, READY_CHECK_PATH])

/** What a server is about: only one that is `ready` is to be sent visitors. */
export type ServerState = 'starting' | 'ready' | 'overloaded' | 'stopping'

/** Whether this server wants visitors. It serves those who come all the same. */
export class Readiness {
  #state: Exclude<ServerState, 'overloaded'> = 'starting'
  readonly #load: Pick<Load, 'isExhausted'>

  constructor(load: Pick<Load, 'isExhausted'>) {
    this.#load = load
  }

  get state(): ServerState {
    return this.#state === 'ready' && this.#load.isExhausted ? 'overloaded' : this.#state
  }

  get isStopping(): boolean {
    return this.#state === 'stopping'
  }

  /** The server has made its first page. */
  started(): void {
    if (!this.isStopping) this.#state = 'ready'
  }

  /** The server is to end: a balancer that asks sends visitors elsewhere from now on. */
  stopping(): void {
    this.#state = 'stopping'
  }
}

/**
 * `/livez`: 200 as long as the event loop turns: who gets no answer may end the process. `/readyz`: 503 unless the server
 * wants visitors. `/healthz`: 503 only while it stops, for whoever has one address for both: an answer of 503 there must
 * not end a server that is only busy.
 */
export function probes(server: FastifyInstance, readiness: Readiness): void {
  const probe = (path: string, state: () => { status: string; isGood: boolean }) =>
    server.get(path, (_request, reply) => {
      const { status, isGood } = state()
      return reply
        .code(isGood ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status })
    })

  probe(LIVE_CHECK_PATH, () => ({ status: 'ok', isGood: true }))
  probe(READY_CHECK_PATH, () => {
    const { state } = readiness
    return { status: state === 'ready' ? 'ok' : state, isGood: state === 'ready' }
  })
  probe(HEALTH_PATH, () => {
    const { isStopping } = readiness
    return { status: isStopping ? 'stopping' : 'ok', isGood: !isStopping }
  })
}
