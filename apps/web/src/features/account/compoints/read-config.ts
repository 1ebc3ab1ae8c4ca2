import type { Site } from '@croupier/domain'
import { createCompointsConfig } from '@croupier/domain/loyalty'
import { readFresh } from '#shared/loading/read-fresh.ts'

/** Reads how compoints are earned and exchanged, again on each visit, because the rates may change. */
export async function readConfig(site: Site): Promise<void> {
  const config = site.playerPart(createCompointsConfig)
  if (config) await readFresh(config)
}
