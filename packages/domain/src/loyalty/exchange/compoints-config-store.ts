import type { Means, Resource } from '../../core/index.ts'
import { createExchangeApi } from './exchange-api.ts'
import type { CompointsConfig } from './exchange.ts'

export type CompointsConfigMeans = Pick<Means, 'http' | 'reads'>

/** How compoints are earned and exchanged. What the player's level adds changes with the level, so it is live. */
export function createCompointsConfig({ http, reads }: CompointsConfigMeans): Resource<CompointsConfig> {
  const { config } = createExchangeApi(http)
  return reads.one('compoints.config', config, { isLive: true })
}
