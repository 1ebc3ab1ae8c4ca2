import { readFileSync } from 'node:fs'
import path from 'node:path'
import { RAMPS } from '../pen/ramps.ts'
import { DRAWINGS } from './file.ts'

/** Colours of a drawing that a picture may replace: names of ramps and colours, separated by spaces. */
interface Tint {
  /** Those in which the file is drawn. */
  readonly drawn: string
  /** What a picture chooses from by its seed. Without: as drawn, or as the picture says. */
  readonly choices?: readonly string[]
}

const tints = JSON.parse(readFileSync(path.join(DRAWINGS, 'tints.json'), 'utf8')) as Readonly<
  Record<string, readonly Tint[]>
>

export const tintedNames: readonly string[] = Object.keys(tints)

export const tintsOf = (name: string): readonly Tint[] => (Object.hasOwn(tints, name) ? (tints[name] ?? []) : [])

const isRamp = (name: string): name is keyof typeof RAMPS => Object.hasOwn(RAMPS, name)

/** The colours that these names stand for. */
export const colorsOf = (names: string): readonly string[] =>
  names.split(' ').flatMap((name) => {
    if (isRamp(name)) return RAMPS[name]
    if (/^#[\da-f]{6}$/.test(name)) return [name]
    throw new RangeError(`No colours are called ${name}`)
  })

/** Replaces the colours of a file in which it is drawn by those that are chosen. */
export const recolor = (file: string, drawn: readonly string[], chosen: readonly string[]): string => {
  const colors = new Map(drawn.map((color, index) => [color, chosen[index] ?? color]))
  return file.replace(/#[\da-f]{6}/g, (color) => colors.get(color) ?? color)
}
