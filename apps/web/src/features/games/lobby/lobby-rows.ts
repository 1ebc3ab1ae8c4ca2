import type { LobbyBlock, LobbyPart, RowKind } from '@croupier/brands'
import { lobbyCategories, type GameCategory } from '@croupier/domain/games'

export interface PlannedRow {
  readonly category: GameCategory
  readonly kind: RowKind
  /** Among the rows of games. */
  readonly index: number
}

/** Parts of the lobby of a brand that chooses none. */
const STANDARD: readonly LobbyPart[] = [
  'tall',
  'winners',
  'poster',
  'promotions',
  'poster',
  'studios',
  'poster',
  'tournaments',
]

const BLOCKS: readonly string[] = ['winners', 'promotions', 'studios', 'tournaments'] satisfies LobbyBlock[]
const isRow = (part: LobbyPart): part is RowKind => !BLOCKS.includes(part)

/** Kinds of the rows of games, from the first one on. */
export const rowKinds = (parts = STANDARD): RowKind[] => parts.filter(isRow)

/**
 * What stands in the lobby, from above. Each kind of row is that of the platform's next category; when the parts are through,
 * the categories that are left follow in the same kinds.
 */
export function planLobby(categories: readonly GameCategory[], parts = STANDARD): (PlannedRow | LobbyBlock)[] {
  const kinds = rowKinds(parts)
  const rows = lobbyCategories(categories).map((category, index) => ({
    category,
    kind: kinds[index % kinds.length] ?? 'poster',
    index,
  }))
  let next = 0
  const planned = parts.flatMap<PlannedRow | LobbyBlock>((part) => (isRow(part) ? rows.slice(next, ++next) : [part]))
  return [...planned, ...rows.slice(next)]
}
