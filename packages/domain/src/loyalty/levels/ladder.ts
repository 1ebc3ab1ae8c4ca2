/** A step of the loyalty ladder. */
export interface LevelStep {
  readonly index: number
  /** Empty where the platform does not name it. */
  readonly name: string
  readonly image: string | null
  /** What reaching it brings; empty where the platform does not send it. */
  readonly reward: string
}

export type StepState = 'reached' | 'current' | 'ahead'

export interface LadderStep extends LevelStep {
  readonly state: StepState
}

/** The steps in order, each with its state for a player of `level`; null: unknown, none is reached. */
export function ladderOf(steps: readonly LevelStep[], level: number | null): LadderStep[] {
  const stateOf = (index: number): StepState => {
    if (level === null || index > level) return 'ahead'
    return index === level ? 'current' : 'reached'
  }
  return steps.toSorted((a, b) => a.index - b.index).map((step) => ({ ...step, state: stateOf(step.index) }))
}

/** The step after this level, or null at the top. */
export function nextLevel(steps: readonly LevelStep[], level: number): LevelStep | null {
  return ladderOf(steps, level).find(({ state }) => state === 'ahead') ?? null
}
