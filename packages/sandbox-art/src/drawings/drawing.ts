import type { Pen } from '../pen/pen.ts'
import type { Subject } from '../pen/subject.ts'
import { compile } from './compile.ts'
import type { Compiled } from './compile.ts'
import { isDrawing, readDrawing } from './file.ts'
import { colorsOf, recolor, tintsOf } from './tints.ts'
import { toned } from './tone.ts'

const compiled = new Map<string, Compiled>()

const compiledIn = (name: string, chosen: readonly string[]): Compiled => {
  const key = [name, ...chosen].join(' ')
  const known = compiled.get(key)
  if (known !== undefined) return known
  const tints = tintsOf(name)
  const fresh = compile(
    recolor(
      readDrawing(name),
      tints.flatMap((tint) => colorsOf(tint.drawn)),
      tints.flatMap((tint, index) => colorsOf(chosen[index] ?? tint.drawn)),
    ),
  )
  compiled.set(key, fresh)
  return fresh
}

const placed = (pen: Pen, { parts, paints }: Compiled): string => {
  const ids = new Map<string, string>()
  const idOf = (name: string): string => {
    const known = ids.get(name)
    if (known !== undefined) return known
    const paint = paints.get(name)
    const id = paint === undefined ? pen.id() : pen.paint(paint.kind, paint.attributes, toned(paint.stops, pen.tone))
    ids.set(name, id)
    return id
  }
  return parts.map((part, index) => (index % 2 === 0 ? toned(part, pen.tone) : idOf(part))).join('')
}

/** A drawing in these colours, one name or list of names for each of its tints; without: as the seed chooses. */
export const drawing = (name: string, ...colors: readonly string[]): Subject => {
  if (!isDrawing(name)) throw new RangeError(`No drawing is called ${name}`)
  const tints = tintsOf(name)
  for (const names of colors) colorsOf(names)
  return (pen) =>
    placed(
      pen,
      compiledIn(
        name,
        tints.map(
          (tint, index) => colors[index] ?? (tint.choices === undefined ? tint.drawn : pen.random.pick(tint.choices)),
        ),
      ),
    )
}

/** The outline of a drawing of one path. */
export const silhouette = (name: string): string =>
  /(?<= d=")[^"]+/.exec(compiledIn(name, []).parts.join(''))?.[0] ?? ''
