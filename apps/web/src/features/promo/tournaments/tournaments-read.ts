import type { Site } from '@croupier/domain'
import { sortEvents } from '@croupier/domain/core'
import { readAll } from '#shared/loading/read-all.ts'
import { tournamentPath } from '#shared/navigation/addresses.ts'
import type { ListedEvent } from '#shared/navigation/page-route.ts'
import { tournamentsOf } from '#shared/tournaments/use-tournaments.ts'

/** A failed list of series costs only their band. */
export function readTournaments(site: Site): Promise<unknown> {
  const { list, seriesList } = tournamentsOf(site)
  return readAll([list.ensure(), seriesList.ensure().catch(() => undefined)])
}

/** Running and coming ones, in the order of the page. */
export function listedEvents(site: Site): readonly ListedEvent[] {
  const tournaments = sortEvents(tournamentsOf(site).list.value ?? [], site.clock.now(), ['active', 'future'])
  return tournaments.flatMap(({ slug, title, image, startAt, endAt }) =>
    startAt === null ? [] : [{ name: title, path: tournamentPath(slug), picture: image, startAt, endAt }],
  )
}
