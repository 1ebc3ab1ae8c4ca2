/** The player's own level. */
export interface Level {
  readonly index: number
  /** Empty where the platform does not name it. */
  readonly name: string
  readonly image: string | null
  /** Percent of the way to the next one, 0 to 100; null: unknown. */
  readonly progress: number | null
}
