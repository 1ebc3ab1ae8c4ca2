import type { Pen } from './pen.ts'

/** Draws an object around the origin, from -100 to 100 in both directions. */
export type Subject = (pen: Pen) => string
