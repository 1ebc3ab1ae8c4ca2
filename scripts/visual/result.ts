import type { Comparison } from './compare.ts'

export interface Changed extends Extract<Comparison, { status: 'changed' }> {
  readonly file: string
  readonly before: Buffer
  readonly after: Buffer
}

export interface RunResult {
  taken: number
  readonly changed: Changed[]
  /** Pictures without a baseline. */
  readonly added: string[]
  /** Baselines without a story. */
  readonly removed: string[]
  /** Stories that could not be rendered, with the error. */
  readonly broken: StoryNote[]
  /** Stories that are left out, with the reason. */
  readonly skipped: StoryNote[]
  /** Stories whose `play` failed: their picture may show the wrong state. */
  readonly plays: StoryNote[]
  /** Pictures that were not compared, as their change was recorded by another browser. */
  readonly accepted: string[]
  /** What the baselines are, where they are not those of the repository. */
  readonly note: string | null
  readonly report: string
  ok: boolean
}

export interface StoryNote {
  readonly file: string
  readonly text: string
}
