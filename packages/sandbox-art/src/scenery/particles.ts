import { drawing } from '../drawings/drawing.ts'
import type { Pen } from '../pen/pen.ts'
import { whole } from '../pen/svg.ts'

/** Small things in front of the subject. */
export type Particles = (pen: Pen, width: number, height: number) => string

/** Where they are, in fractions of the picture. */
interface Area {
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
}

/** Each path of the drawing as often as its `data-count` says, placed by the seed; of `none` there are none. */
export const particles = (name: string, { x, y }: Area = { x: [0.02, 0.98], y: [0.03, 0.95] }): Particles => {
  if (name === 'none') return () => ''
  const marks = drawing(name)
  return (pen, width, height) => {
    const at = (): string => `M${whole(pen.random.between(...x) * width)} ${whole(pen.random.between(...y) * height)}`
    return marks(pen).replaceAll(
      / data-count="(\d+)" d="M0 0([^"]*)"/g,
      (_all, count: string, mark: string) =>
        ` d="${Array.from({ length: Number(count) }, () => at() + mark).join('')}"`,
    )
  }
}
