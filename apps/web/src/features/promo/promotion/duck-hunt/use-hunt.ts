import type { PlayerMeans, Site } from '@croupier/domain'
import type { Resource } from '@croupier/domain/core'
import {
  createDuckHunts,
  createPublicDuckHunts,
  type DuckHunt,
  type DuckHunts,
  type Hunting,
} from '@croupier/domain/promotions'
import { useSite } from '#shared/site/tab.tsx'

export interface HuntOfPage {
  readonly hunt: Resource<DuckHunt>
  /** Null for guests, and while the player is not known. */
  readonly hunting: Hunting | null
}

const ownHunts = (means: PlayerMeans): DuckHunts => createDuckHunts(means)

/** What is known of a hunt: with the shots of the player, if there is one. */
export const huntOf = (site: Site, huntId: string): Resource<DuckHunt> =>
  (site.playerPart(ownHunts) ?? site.part(createPublicDuckHunts)).hunt(huntId)

/** A hunt as the visitor sees it. Call it in an observer. */
export function useHunt(huntId: string, promotionId: string): HuntOfPage {
  const site = useSite()
  return { hunt: huntOf(site, huntId), hunting: site.playerPart(ownHunts)?.hunting(huntId, promotionId) ?? null }
}
