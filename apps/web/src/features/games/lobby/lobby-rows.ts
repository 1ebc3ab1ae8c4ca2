import { lobbyCategories, type GameCategory } from '@croupier/domain/games'

export interface PlannedRow {
  readonly category: GameCategory
  readonly shape: 'poster' | 'tall'
}

/** Every so many rows one is tall, the first among them: an even wall of cards tires the eye. */
const TALL_EVERY = 4

/** Which rows the lobby has, in order, and how tall their cards are. */
export function planRows(categories: readonly GameCategory[]): PlannedRow[] {
  return lobbyCategories(categories).map((category, index) => ({
    category,
    shape: index % TALL_EVERY === 0 ? 'tall' : 'poster',
  }))
}
