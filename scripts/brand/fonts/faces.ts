import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { create, type Font } from 'fontkitten'
import { parse } from 'postcss'
import { isInRange, parseRange, type Range } from './unicode-range.ts'

/** A `@font-face`. */
export interface Face {
  family: string
  line: number
  /** Addresses of its files; none for a font of the system. */
  urls: readonly string[]
  range: readonly Range[]
}

const EVERYTHING: readonly Range[] = [[0, 0x10ffff]]

/** The faces of a `fonts.css` that can be parsed. */
export function facesOf(css: string): Face[] {
  return parse(css).nodes.flatMap((node) => {
    if (node.type !== 'atrule' || node.name !== 'font-face') return []
    const declared = new Map(node.nodes?.flatMap((entry) => (entry.type === 'decl' ? [[entry.prop, entry.value]] : [])))
    const range = declared.get('unicode-range')
    return [
      {
        family: (declared.get('font-family') ?? '').replaceAll(/^['"]|['"]$/g, ''),
        line: node.source?.start?.line ?? 1,
        urls: urlsOf(declared.get('src') ?? ''),
        range: range === undefined ? EVERYTHING : parseRange(range),
      },
    ]
  })
}

const urlsOf = (src: string): string[] =>
  [...src.matchAll(/url\(\s*(['"]?)(.*?)\1\s*\)/g)].map(([, , address = '']) => address.replace(/[?#].*$/, ''))

/** The file of an address in a brand's `fonts.css`, or null where there is none. */
export function fontFile(address: string, folder: string): string | null {
  try {
    const file = address.startsWith('.')
      ? path.join(folder, address)
      : createRequire(path.join(folder, 'fonts.css')).resolve(address)
    return existsSync(file) ? file : null
  } catch {
    return null
  }
}

/** The last entry of a table of characters, which is none. */
const END_OF_TABLE = 0xffff

const opened = new Map<string, { changed: number; font: Font; characters: ReadonlySet<number> }>()

/** A font file with its characters, read once as long as it does not change. */
export function openFont(file: string): { font: Font; characters: ReadonlySet<number> } {
  const changed = statSync(file).mtimeMs
  const known = opened.get(file)
  if (known?.changed === changed) return known
  const font = create(readFileSync(file))
  if (font.isCollection) throw new Error(`${file} is a collection of fonts`)
  const read = { changed, font, characters: new Set(font.characterSet.filter((code) => code !== END_OF_TABLE)) }
  opened.set(file, read)
  return read
}

/** Whether one of the face's files draws the character, and its range lets it. */
export function draws(face: Face, code: number, folder: string): boolean {
  if (!isInRange(face.range, code)) return false
  return face.urls.some((address) => {
    const file = fontFile(address, folder)
    return file !== null && openFont(file).characters.has(code)
  })
}
