import type { Site } from '@croupier/domain'
import { readAll } from '../../../shared/loading/read-all.ts'
import { tournamentsOf } from '../../../shared/tournaments/use-tournaments.ts'

/** A failed list of series costs only their band. */
export function readTournaments(site: Site): Promise<unknown> {
  const { list, seriesList } = tournamentsOf(site)
  return readAll([list.ensure(), seriesList.ensure().catch(() => undefined)])
}
