import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { facesOf, fontFile, openFont } from './faces.ts'
import type { FontPackage } from './font-package.ts'
import { isDrawn, signsOf } from './needed-characters.ts'
import { isInRange, rangesOf, type Range } from './unicode-range.ts'

/** A brand's folder with what it writes. */
export interface WritingBrand {
  folder: string
  locales: readonly string[]
  currencies: readonly string[]
  defaultLocale: string
  defaultCurrency: string
  /** All its texts in the languages of a script, for measuring. */
  texts: Readonly<Record<'latin' | 'cyrillic', string>>
}

export interface Weight {
  /** As files are named: `wght`, `700`. */
  file: string
  /** As CSS says it. */
  css: string
}

export const isIn = (range: readonly Range[], character: string) => isInRange(range, character.codePointAt(0)!)

export const fileOf = (font: FontPackage, subset: string, weight: string) =>
  path.join(font.folder, 'files', `${font.id}-${subset}-${weight}-normal.woff2`)

export const lacks = (file: string, character: string) =>
  !existsSync(file) || !openFont(file).characters.has(character.codePointAt(0)!)

interface Cut {
  url: string
  weight: string
  range: readonly Range[]
  bytes: Buffer
}

/** Small files with signs of currencies and characters of texts that the files of the brand's letters lack. */
export async function cutSigns(
  font: FontPackage,
  subsets: FontPackage['subsets'],
  weights: readonly Weight[],
  brand: WritingBrand,
  css: string,
): Promise<{ cuts: Cut[]; missing: string }> {
  const letters = subsets.filter(({ name }) => name !== 'latin-ext')
  const signs = brand.currencies.map((currency) => signsOf(currency, brand.locales)).join('')
  const written = new Set(Array.from(signs + brand.texts.latin + brand.texts.cyrillic).filter(isDrawn))
  const cuts: Cut[] = []
  let missing = ''
  for (const { file: weight } of weights) {
    const has = (name: string, range: readonly Range[], one: string) =>
      isIn(range, one) && !lacks(fileOf(font, name, weight), one)
    let open = [...written].filter((one) => !letters.some(({ name, range }) => has(name, range, one)))
    const sources = [
      ...font.subsets.map(({ name }) => fileOf(font, name, weight)).filter(existsSync),
      ...otherFiles(font, css, brand.folder),
      // What was lent by a family that the brand no longer has.
      ...ownCuts(font, css, brand.folder),
    ]
    for (let at = 1; open.length > 0; at += 1) {
      // The source that has most of them: each file is a call.
      const best = sources
        .map((source) => ({ source, found: open.filter((one) => !lacks(source, one)) }))
        .reduce((most, next) => (next.found.length > most.found.length ? next : most), {
          source: '',
          found: [] as string[],
        })
      if (best.found.length === 0) break
      const found = best.found
      open = open.filter((one) => !found.includes(one))
      cuts.push({
        url: `./fonts/${font.id}-signs${at === 1 ? '' : `-${at}`}-${weight}.woff2`,
        weight,
        range: rangesOf(found.map((one) => one.codePointAt(0)!)),
        bytes: await cut(best.source, found),
      })
    }
    missing = open.join('')
  }
  return { cuts, missing }
}

/** Files of the brand's other families, which lend what this one lacks. Those from packages, as the others may be removed. */
const otherFiles = (font: FontPackage, css: string, folder: string): string[] => [
  ...new Set(
    facesOf(css)
      .filter(({ family }) => family !== font.family)
      .flatMap(({ urls }) => urls.filter((url) => url.startsWith('@')))
      .flatMap((url) => fontFile(url, folder) ?? []),
  ),
]

const ownCuts = (font: FontPackage, css: string, folder: string): string[] => [
  ...new Set(
    facesOf(css)
      .filter(({ family }) => family === font.family)
      .flatMap(({ urls }) => urls.filter((url) => url.startsWith('./')))
      .flatMap((url) => fontFile(url, folder) ?? []),
  ),
]

async function cut(source: string, characters: readonly string[]): Promise<Buffer> {
  const bytes = readFileSync(source)
  if (openFont(source).characters.size === characters.length) return bytes
  return subsetFont(bytes, characters.join(''), { targetFormat: 'woff2' })
}
