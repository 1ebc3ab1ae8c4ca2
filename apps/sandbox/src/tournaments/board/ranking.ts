/** A player or rival with a score. */
export interface Scored {
  /** Of the user: a player, or a rival. */
  readonly id: number
  readonly username: string
  readonly score: number
  /** When the score was reached. */
  readonly at: number
  /** Null: an invented rival. */
  readonly playerId: number | null
}

export interface Standing extends Scored {
  readonly position: number
}

/** The best first; of equal scores the one that was reached earlier. Equal scores have one position (1, 2, 2, 4). */
export function ranked(everybody: readonly Scored[]): Standing[] {
  const sorted = everybody.toSorted((a, b) => b.score - a.score || a.at - b.at || a.id - b.id)
  let position = 1
  return sorted.map((one, index) => {
    if (sorted[index - 1]?.score !== one.score) position = index + 1
    return { ...one, position }
  })
}

/** The places around a player's own, itself included; empty: the player has none. */
export function around(board: readonly Standing[], playerId: number, reach: number): readonly Standing[] {
  const index = board.findIndex((one) => one.playerId === playerId)
  return index === -1 ? [] : board.slice(Math.max(0, index - reach), index + reach + 1)
}
