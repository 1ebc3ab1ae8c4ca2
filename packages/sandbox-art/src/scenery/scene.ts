import type { Pen } from '../pen/pen.ts'

/** Size of a picture, position of its light and height of its horizon. */
export interface Stage {
  readonly width: number
  readonly height: number
  readonly lightX: number
  readonly lightY: number
  readonly horizon: number
}

/** One layer of the background. */
export type Layer = (pen: Pen, stage: Stage) => string
