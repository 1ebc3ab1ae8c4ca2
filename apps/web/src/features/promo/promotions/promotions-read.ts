import type { Site } from '@croupier/domain'
import { createPromotions } from '@croupier/domain/promotions'
import { readAll } from '#shared/loading/read-all.ts'
import { tournamentsOf } from '#shared/tournaments/use-tournaments.ts'
import type { EventType } from './event-type.ts'

/** Reads what the list of a type shows. Each part shows its own failure. */
export function readPromotions(site: Site, type: EventType): Promise<unknown> {
  return readAll([
    type !== 'tournament' && site.part(createPromotions).list.ensure(),
    type !== 'action' && tournamentsOf(site).list.ensure(),
  ])
}
