import type { Pen } from '../pen/pen.ts'

/** Where a picture's air and ground are drawn: its size, where the light stands and where the land begins. */
export interface Stage {
  readonly width: number
  readonly height: number
  readonly lightX: number
  readonly lightY: number
  readonly horizon: number
}

/** One layer of the background. A theme lists several ways to stack them. */
export type Layer = (pen: Pen, stage: Stage) => string
