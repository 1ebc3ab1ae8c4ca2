import { lobbyCategories, type GameCategory } from '@croupier/domain/games'

export interface PlannedRow {
  readonly category: GameCategory
  readonly shape: 'poster' | 'tall'
}

const TALL_EVERY = 4

export function planRows(categories: readonly GameCategory[]): PlannedRow[] {
  return lobbyCategories(categories).map((category, index) => ({
    category,
    shape: index % TALL_EVERY === 0 ? 'tall' : 'poster',
  }))
}
