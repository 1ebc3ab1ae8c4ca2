import type { Pen } from './pen.ts'

/** One thing, drawn about the middle of a field from -100 to 100 both ways. */
export type Subject = (pen: Pen) => string
