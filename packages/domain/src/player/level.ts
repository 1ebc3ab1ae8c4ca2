/** A step of the loyalty ladder. */
export interface LevelStep {
  readonly index: number
  /** Empty where the platform does not name it. */
  readonly name: string
  readonly image: string | null
}

export interface Level extends LevelStep {
  /** Percent of the way to the next one, 0 to 100; null: the platform does not tell it. */
  readonly progress: number | null
}

/** The step after this one, or null at the top. */
export function nextLevel(steps: readonly LevelStep[], level: LevelStep): LevelStep | null {
  return steps.filter(({ index }) => index > level.index).toSorted((a, b) => a.index - b.index)[0] ?? null
}
