import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BrandCommandError } from '../command-error.ts'
import { editJson } from '../edit-json.ts'
import { atWeight, stretchOf } from './fallback.ts'
import { cutSigns, fileOf, isIn, lacks, type Weight, type WritingBrand } from './cut-signs.ts'
import { facesOf, fontFile } from './faces.ts'
import { findFont, type FontPackage } from './font-package.ts'
import { printFaces, withoutFamilies, type FallbackFace, type FileFace } from './font-styles.ts'
import { alphabetOf, signsOf } from './needed-characters.ts'
import type { Range } from './unicode-range.ts'

export type FontRole = 'text' | 'display'

export interface AddedFont {
  written: string[]
  removed: string[]
  /** Bytes of the files that a visit in the default language loads. */
  firstVisit: number
  /** Signs that neither the family nor another font of the brand has. */
  missing: string
}

/** Gives a brand a family of Fontsource: faces, signs of its currencies, a fallback in the same room, licence, tokens. */
export async function addFont(brand: WritingBrand, family: string, role: FontRole): Promise<AddedFont> {
  const font = findFont(family, brand.folder)
  const weights = weightsOf(font)
  const subsets = font.subsets.filter((subset) => isWanted(subset, brand))
  refuseWithoutLetters(font, subsets, weights, brand)
  const before = readIfThere(path.join(brand.folder, 'fonts.css'))
  const { cuts, missing } = await cutSigns(font, subsets, weights, brand, before)
  const cutCodes = cuts.flatMap(({ range }) => range)

  const files: FileFace[] = weights.flatMap(({ file, css }) => [
    // The last face whose range has a character draws it: the signs come after the letters.
    ...subsets.map(({ name, range }) => ({
      url: `${font.name}/files/${font.id}-${name}-${file}-normal.woff2`,
      weight: css,
      range: without(range, cutCodes),
    })),
    ...cuts.filter(({ weight }) => weight === file).map(({ url, range }) => ({ url, weight: css, range })),
  ])
  const fallback = `${font.family.replace(/ Variable$/, '')} Fallback`
  const block = printFaces(font.family, fallback, files, await fallbackFaces(font, brand))

  const write = new Map<string, string | Buffer>(cuts.map(({ url, bytes }) => [url, bytes]))
  const tokens = withFamily(readFileSync(path.join(brand.folder, 'tokens.json'), 'utf8'), font, fallback, role)
  write.set('tokens.json', tokens)
  const kept = withoutFamilies(
    before,
    (name) => [font.family, fallback].includes(name) || !tokens.includes(`"${name}"`),
  )
  write.set('fonts.css', kept === '' ? block : `${kept}\n${block}`)
  write.set(`fonts/${font.id}-OFL.txt`, readFileSync(path.join(font.folder, 'LICENSE')))

  const written = [...write].filter(([file, content]) => writeIfNew(path.join(brand.folder, file), content))
  const named = new Set(facesOf(String(write.get('fonts.css'))).flatMap(({ urls }) => urls))
  const unused = facesOf(before)
    .flatMap(({ urls }) => urls)
    .filter((url) => url.startsWith('./') && !named.has(url))
  for (const url of new Set(unused)) rmSync(path.join(brand.folder, url), { force: true })
  return {
    written: written.map(([file]) => file.replace('./', '')),
    removed: [...new Set(unused)].map((url) => url.replace('./', '')),
    firstVisit: firstVisit(files, brand),
    missing,
  }
}

/** The whole axis of a variable font; of another one the files nearest to 400 and 700. */
function weightsOf({ weights }: FontPackage): Weight[] {
  if ('min' in weights) return [{ file: 'wght', css: `${weights.min} ${weights.max}` }]
  const nearest = (wanted: number) =>
    weights.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)[0] ?? wanted
  const [regular, bold] = [nearest(400), nearest(700)]
  if (regular === bold) return [{ file: String(regular), css: '1 1000' }]
  return [
    { file: String(regular), css: '1 549' },
    { file: String(bold), css: '550 1000' },
  ]
}

/** Scripts of the brand's languages; latin-ext for names of players and games, which only a page that has them loads. */
function isWanted({ name, range }: FontPackage['subsets'][number], { locales }: WritingBrand): boolean {
  if (name === 'latin' || name === 'latin-ext') return true
  return locales.some((locale) => Array.from(alphabetOf(locale)).some((letter) => letter > 'ÿ' && isIn(range, letter)))
}

function refuseWithoutLetters(
  font: FontPackage,
  subsets: FontPackage['subsets'],
  weights: readonly Weight[],
  { locales }: WritingBrand,
): void {
  const file = weights[0]!.file
  for (const locale of locales) {
    const missing = Array.from(alphabetOf(locale)).filter((letter) =>
      subsets.every(({ name, range }) => !isIn(range, letter) || lacks(fileOf(font, name, file), letter)),
    )
    if (missing.length === 0) continue
    const script = /\p{Script=Cyrillic}/u.test(missing.join('')) ? 'Cyrillic' : missing.join(' ')
    const has = font.subsets.map(({ name }) => name).join(', ')
    throw new BrandCommandError(
      `"${font.family}" has no ${script} for the brand's language "${locale}"; it has ${has}. Take another family`,
    )
  }
}

/** A range without what is cut. */
function without(range: readonly Range[], cut: readonly Range[]): Range[] {
  return cut.reduce<Range[]>(
    (left, [from, to]) =>
      left.flatMap(([first, last]): Range[] => {
        if (to < first || from > last) return [[first, last]]
        const parts: Range[] = [
          [first, from - 1],
          [to + 1, last],
        ]
        return parts.filter(([start, end]) => start <= end)
      }),
    [...range],
  )
}

/** From this weight on the bold face of the system stands in. */
const SPLIT = 550

async function fallbackFaces(font: FontPackage, { texts }: WritingBrand): Promise<FallbackFace[]> {
  const scripts = [
    { text: texts.latin || LATIN_SAMPLE, subset: 'latin', range: null },
    { text: texts.cyrillic, subset: 'cyrillic', range: 'U+0400-04FF' },
  ].filter(({ text }) => text !== '')
  const faces: FallbackFace[] = []
  for (const { weight, file, isBold, css } of fallbackWeights(font))
    for (const { text, subset, range } of scripts) {
      const fonts = await Promise.all(
        [...new Set([subset, 'latin'])].map((name) => atWeight(fileOf(font, name, file), weight)),
      )
      faces.push({ weight: css, isBold, range, ...stretchOf(fonts, text, isBold ? 'bold' : 'regular') })
    }
  return faces
}

/** A brand that writes no Latin has Latin names of games all the same. */
const LATIN_SAMPLE =
  'Book of Gold Sweet Bonanza Big Bass Gates of Olympus Fruit Party Starlight Princess Wolf 0123456789'

function fallbackWeights({ weights }: FontPackage) {
  const [min, max] = 'min' in weights ? [weights.min, weights.max] : [1, 1000]
  const files = 'min' in weights ? ['wght', 'wght'] : weightsOf({ weights } as FontPackage).map(({ file }) => file)
  return [
    { weight: Math.max(400, min), file: files[0]!, isBold: false, css: `${min} ${Math.min(max, SPLIT - 1)}` },
    { weight: Math.min(700, max), file: files.at(-1)!, isBold: true, css: `${Math.max(min, SPLIT)} ${max}` },
  ].filter(({ isBold }) => (isBold ? max >= SPLIT : min < SPLIT))
}

/** The tokens with the family under its own name, and the role that refers to it. */
function withFamily(text: string, font: FontPackage, fallback: string, role: FontRole): string {
  const fonts = JSON.parse(text) as {
    primitive?: { font?: Record<string, { $value?: unknown } | undefined> }
    semantic?: { font?: Record<string, unknown> }
  }
  const known = fonts.primitive?.font?.[font.id]?.$value
  const isKept = Array.isArray(known) && known[0] === font.family && known[1] === fallback
  const families = isKept ? known : [font.family, fallback, 'Arial', 'sans-serif']
  let changed = setOnOneLine(text, ['primitive', 'font', font.id, '$value'], families)
  if (!/"font": \{\s*"\$type"/.test(changed)) changed = editJson(changed, ['primitive', 'font', '$type'], 'fontFamily')
  const roles = role === 'display' && fonts.semantic?.font?.['heading'] ? ['display', 'heading'] : [role]
  for (const name of roles)
    changed = setOnOneLine(changed, ['semantic', 'font', name, '$value'], `{primitive.font.${font.id}}`)
  const left = (JSON.parse(changed) as { primitive: { font: Record<string, unknown> } }).primitive.font
  for (const name of Object.keys(left))
    if (!name.startsWith('$') && !changed.includes(`{primitive.font.${name}}`))
      changed = editJson(changed, ['primitive', 'font', name], undefined)
  return changed
}

/** A new member is written over several lines; then its value is known, and is written on one. */
function setOnOneLine(text: string, at: string[], value: unknown): string {
  const token = at.slice(0, -1)
  const known = token.reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | undefined)?.[key],
    JSON.parse(text),
  )
  return known === undefined ? editJson(editJson(text, token, 0), token, { $value: value }) : editJson(text, at, value)
}

function firstVisit(files: readonly FileFace[], brand: WritingBrand): number {
  const written = alphabetOf(brand.defaultLocale) + signsOf(brand.defaultCurrency, [brand.defaultLocale])
  const needed = files.filter(({ range }) => Array.from(written).some((one) => isIn(range, one)))
  return needed.reduce((sum, { url }) => sum + statSync(fontFile(url, brand.folder)!).size, 0)
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

function writeIfNew(file: string, content: string | Buffer): boolean {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return false
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
  return true
}
