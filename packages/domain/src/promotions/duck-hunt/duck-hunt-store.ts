import { importedApi, type Means, type Resource } from '../../core/index.ts'
import { Participation } from '../participation/participation-store.ts'
import type { DuckHunt } from './duck-hunt.ts'
import { Hunting } from './hunting.ts'

interface GuestMeans extends Pick<Means, 'http' | 'timers' | 'timeoutMs' | 'reads'> {
  readonly player: null
}

interface PlayerMeans extends Pick<
  Means,
  'http' | 'timers' | 'timeoutMs' | 'reads' | 'clock' | 'onStart' | 'storage' | 'createId'
> {
  readonly player: {
    /** Null: unknown. */
    readonly id: string | null
  }
  /** Gives the player's part in promotions, whose points change with prizes. */
  readonly part: (maker: typeof Participation) => Pick<Participation, 'reread'>
}

export interface DuckHunts {
  hunt(id: string): Resource<DuckHunt>
  /** The player's shots in the hunt of a promotion, kept by player; null for guests, and until the player's id is known. */
  hunting(id: string, promotionId: string): Hunting | null
}

const MAX_HUNTS = 5

/** Hunts as a visitor sees them: `site.visitorPart(createDuckHunts)`. */
export function createDuckHunts(means: GuestMeans | PlayerMeans): DuckHunts {
  const api = importedApi(
    means,
    () => import('./duck-hunt-api.ts'),
    (calls) => calls.createDuckHuntApi(means.http, means.player !== null),
  )
  const options = { isLive: true, max: MAX_HUNTS }
  const hunts = means.reads.keyed('promotions.duckHunt', (id, signal) => api.hunt(id, signal), options)
  const hunt = (id: string) => hunts.get(id)
  if (means.player === null) return { hunt, hunting: () => null }
  const { storage, clock, timers, createId, player, part, onStart } = means
  const participation = part(Participation)
  const known = new Map<string, Hunting>()
  onStart(() => () => known.forEach((hunting) => hunting.dispose()))
  return {
    hunt,
    hunting: (id, promotionId) => {
      const before = known.get(id)
      if (before) return before
      if (player.id === null) return null
      const hunting = new Hunting({
        shoot: (shot) => api.shoot(id, shot),
        hunt: hunt(id),
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
