import type { Means, Resource } from '../../core/index.ts'
import { createParticipation, type Participation } from '../participation/participation-store.ts'
import { createDuckHuntApi } from './duck-hunt-api.ts'
import type { DuckHunt } from './duck-hunt.ts'
import { Hunting } from './hunting.ts'

export type PublicDuckHuntsMeans = Pick<Means, 'http' | 'reads'>

export interface DuckHuntsMeans
  extends PublicDuckHuntsMeans, Pick<Means, 'clock' | 'timers' | 'onStart' | 'storage' | 'createId'> {
  readonly player: {
    /** Null: unknown. */
    readonly id: string | null
  }
  /** Gives the player's part in promotions, whose points change with prizes. */
  readonly part: (make: typeof createParticipation) => Pick<Participation, 'reread'>
}

export interface DuckHunts {
  hunt(id: string): Resource<DuckHunt>
  /** The player's shots in the hunt of a promotion, kept by player; null until the player's id is known. */
  hunting(id: string, promotionId: string): Hunting | null
}

const MAX_HUNTS = 5

const readHunts = ({ http, reads }: PublicDuckHuntsMeans, isPlayer: boolean) => {
  const api = createDuckHuntApi(http, isPlayer)
  const options = { isLive: true, max: MAX_HUNTS }
  return { api, hunts: reads.keyed('promotions.duckHunt', (id, signal) => api.hunt(id, signal), options) }
}

/** The hunts as guests see them. A part of the site: `site.part(createPublicDuckHunts)`. */
export function createPublicDuckHunts(means: PublicDuckHuntsMeans): Pick<DuckHunts, 'hunt'> {
  const { hunts } = readHunts(means, false)
  return { hunt: (id) => hunts.get(id) }
}

/** The hunts of a player. A part of the player: `site.playerPart(createDuckHunts)`. */
export function createDuckHunts(means: DuckHuntsMeans): DuckHunts {
  const { storage, clock, timers, createId, player, part, onStart } = means
  const { api, hunts } = readHunts(means, true)
  const participation = part(createParticipation)
  const known = new Map<string, Hunting>()
  onStart(() => () => known.forEach((hunting) => hunting.dispose()))
  return {
    hunt: (id) => hunts.get(id),
    hunting: (id, promotionId) => {
      const before = known.get(id)
      if (before) return before
      if (player.id === null) return null
      const hunting = new Hunting({
        shoot: (shot) => api.shoot(id, shot),
        hunt: hunts.get(id),
        storage,
        storageKey: `duck-hunt-${player.id}-${id}`,
        createId,
        clock,
        timers,
        onShot: () => participation.reread(promotionId),
      })
      known.set(id, hunting)
      return hunting
    },
  }
}
