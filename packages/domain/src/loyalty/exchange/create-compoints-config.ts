import type { Http, Reads, Resource } from '../../core/index.ts'
import { createExchangeApi } from './exchange-api.ts'
import type { CompointsConfig } from './exchange.ts'

export interface CompointsConfigMeans {
  readonly http: Http
  readonly reads: Reads
}

/** How compoints are earned and exchanged. What the player's level adds changes with the level, so it is live. */
export function createCompointsConfig({ http, reads }: CompointsConfigMeans): Resource<CompointsConfig> {
  const { config } = createExchangeApi(http)
  return reads.one('compoints.config', config, { isLive: true })
}
