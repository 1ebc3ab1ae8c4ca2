import type { FastifyBaseLogger } from 'fastify'
import type { Tracing } from '../http/tracing.ts'
import type { EngineReports } from '../shared-state/shared-state.ts'
import type { Metrics } from './metrics.ts'

/** Tells log, metrics and traces what happens to the engine of the shared state. */
export function engineReports(log: FastifyBaseLogger, metrics: Metrics, tracing: Tracing | null): EngineReports {
  let isUp = false
  metrics.watchEngine(() => isUp)
  return {
    failed: (reason, cause) => {
      if (reason !== 'full') isUp = false
      metrics.engineFailed(reason)
      const detail = cause instanceof Error ? cause.message : ''
      log.warn({ reason, detail }, 'shared state: the engine fails, going on from memory')
    },
    back: () => {
      isUp = true
      log.info('shared state: the engine answers')
    },
    began: (command) => {
      const began = performance.now()
      // Without keys, which name sessions.
      const attributes = { 'db.system.name': 'redis', 'db.operation.name': command }
      const work = tracing?.beginHere({ kind: 'call', title: command, attributes })
      return (fault) => {
        metrics.engineTook((performance.now() - began) / 1000)
        work?.end(fault)
      }
    },
  }
}
