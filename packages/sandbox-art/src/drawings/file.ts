import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const DRAWINGS = path.resolve(import.meta.dirname, '../../drawings')

/** The SVG file of each drawing. Its folder is no part of its name. */
const files: ReadonlyMap<string, string> = new Map(
  readdirSync(DRAWINGS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [path.basename(file, '.svg'), path.join(DRAWINGS, file)]),
)

export const drawingNames: readonly string[] = [...files.keys()].toSorted()

export const isDrawing = (name: string): boolean => files.has(name)

export const readDrawing = (name: string): string => {
  const file = files.get(name)
  if (file === undefined) throw new RangeError(`No drawing is called ${name}`)
  return readFileSync(file, 'utf8')
}
