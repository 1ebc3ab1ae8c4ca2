import type { Recorder } from './baselines.ts'
import type { Comparison } from './compare.ts'

export interface Changed extends Extract<Comparison, { status: 'changed' }> {
  readonly file: string
  readonly before: Buffer
  readonly after: Buffer
}

export interface RunResult {
  /** Pictures taken. */
  taken: number
  readonly changed: Changed[]
  /** Pictures without a baseline. */
  readonly added: string[]
  /** Baselines without a story. */
  readonly removed: string[]
  /** Stories that could not be drawn, and what was in the way. */
  readonly broken: Said[]
  /** Stories that are left out, and why. */
  readonly skipped: Said[]
  /** Stories whose `play` did not get to its end: their picture is not of the state that they are there for. */
  readonly plays: Said[]
  /** Set when this browser is not the one of the baselines: differences are shown, and do not count. */
  otherBrowser: { readonly recorded: Recorder; readonly present: Recorder } | null
  /** Address of the report in the file system. */
  readonly report: string
  ok: boolean
}

export interface Said {
  readonly file: string
  readonly text: string
}
