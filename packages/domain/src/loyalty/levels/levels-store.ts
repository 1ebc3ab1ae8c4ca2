import type { Means, Resource } from '../../core/index.ts'
import type { LevelStep } from './ladder.ts'
import { loadLevels } from './levels-api.ts'

export interface Levels {
  /** The whole ladder; the player's own level is `player.level`. */
  readonly steps: Resource<readonly LevelStep[]>
}

export type LevelsMeans = Pick<Means, 'http' | 'reads'>

/** Reads the steps of the loyalty programme, the same for everybody. */
export function createLevels({ http, reads }: LevelsMeans): Levels {
  return { steps: reads.one('levels', (signal) => loadLevels(http, signal)) }
}
