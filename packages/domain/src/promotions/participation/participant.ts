/** A player in the ranking of a promotion. */
export interface Participant {
  /** The user's. */
  readonly id: string
  readonly username: string
  /** From 1; null: not ranked. */
  readonly rank: number | null
  /** In the promotion's own currency; null: unknown. */
  readonly points: number | null
  readonly avatar: string | null
  /** Null: unknown. */
  readonly level: number | null
  /** High fives received; null: unknown. */
  readonly highFives: number | null
}
