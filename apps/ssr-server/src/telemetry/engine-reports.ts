import type { FastifyBaseLogger } from 'fastify'
import type { EngineReports } from '../shared-state/shared-state.ts'
import type { Metrics } from './metrics.ts'

/** Tells log and metrics what happens to the engine of the shared state. */
export function engineReports(log: FastifyBaseLogger, metrics: Metrics): EngineReports {
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
    took: (ms) => metrics.engineTook(ms / 1000),
  }
}
