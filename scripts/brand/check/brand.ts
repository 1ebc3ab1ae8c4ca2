import { existsSync, globSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { contrast, hexOf, type SrgbColor } from '../../../packages/design-system/tokens/color.ts'
import { RESOLVER } from '../../../packages/design-system/tokens/brand-modes.ts'
import { faultLine, type Fault } from '../../../packages/design-system/tokens/fault.ts'
import type { Located } from '../../../packages/design-system/tokens/json-source.ts'
import {
  BASE_TEXTS,
  BRANDS,
  brandIds,
  currentText,
  isEdited,
  languageOf,
  modesOf,
  readText,
  root,
  tokensOf,
} from '../brand-folders.ts'
import { facesOf } from '../fonts/faces.ts'
import { faultsOfIllustrations, madeIllustrations, type Illustrated } from '../pictures/illustrations.ts'
import { faultsOfAssets, faultsOfScreenshots } from './assets.ts'
import { faultsOfCharacters, type FontToken } from './characters.ts'
import { faultsOfFaces, faultsOfFamilies, faultsOfFontFiles, faultsOfLicences, faultsOfUnnamed } from './fonts.ts'
import { faultsOfEncoding, faultsOfStrays, filesIn } from './files.ts'
import { faultsOfHosts, type BrandManifest } from './hosts.ts'
import { faultsOfNamedMarkets, unmetDemands, type BrandInMarkets } from './markets/brand-markets.ts'
import { marketCodes, marketFile } from './markets/market-files.ts'
import { colorsOf } from './painted.ts'
import { readManifest } from './manifest.ts'
import { faultsOfTexts, readNamespace, readOverrides, type TextFile } from './texts.ts'

/** The language whose keys all others must have. */
const BASE_LANGUAGE = 'en'

/** Faults of one brand's manifest, hosts, tokens, fonts, texts and pictures, each once. */
export function faultsOfBrand(id: string): Fault[] {
  const known = new Set<string>()
  return faultsFound(id).filter((fault) => {
    const isNew = !known.has(faultLine(fault))
    known.add(faultLine(fault))
    return isNew
  })
}

function faultsFound(id: string): Fault[] {
  const folder = `${BRANDS}/${id}`
  const file = `${folder}/brand.json`
  const names = filesIn(path.join(root, folder))
  const unreadable = faultsOfEncoding(folder, names)
  if (unreadable.length > 0) return unreadable
  if (!existsSync(path.join(root, folder, 'tokens.json')))
    return [{ file, line: 1, message: 'there is no tokens.json beside it' }]
  const { root: manifest, faults } = readManifest(file, readText(file), id)
  const locales = (manifest?.members?.get('locales')?.value ?? []) as string[]
  const modes = modesOf(id)
  const unread = faultsOfOtherTokens(folder, names, modes.files)
  const found = [
    ...faults,
    ...(manifest ? faultsOfHosts({ id, file, manifest }, manifestsBeside(id)) : []),
    ...modes.faults(),
    // What a faulty resolver does not name may be what it means.
    ...(unread.length > 0 && isResolverFaulty(modes.faults()) ? [] : unread),
    ...(manifest ? faultsOfGround(id, file, manifest) : []),
    ...faultsOfEdits(`${folder}/brand.css`),
    // Without a fault, its currencies and languages can be written.
    ...faultsOfFonts(id, faults.length === 0 ? manifest : null),
    ...(Array.isArray(locales)
      ? faultsOfOverrides({ folder, manifestFile: file, locales, isSure: faults.length === 0 })
      : []),
    ...(manifest ? faultsOfPictures(id, file, manifest) : []),
    ...(manifest && faults.length === 0 ? faultsOfScreenshots(file, manifest, path.join(root, BRANDS)) : []),
    ...(manifest && faults.length === 0 ? faultsOfMarkets(brandInMarkets(id, manifest)) : []),
    ...faultsOfLicences(`${folder}/fonts.css`, names),
  ]
  // What a fault names wrongly would stand there unnamed, and is innocent.
  return found.length > 0 || manifest === null ? found : faultsOfStrays(id, names, manifest)
}

/** The build makes drawings of a set that are not there. */
function faultsOfPictures(id: string, file: string, manifest: Located): Fault[] {
  const faults = faultsOfIllustrations(file, manifest)
  // Without a fault, the choice can be read.
  const drawings = faults.length > 0 ? null : madeIllustrations(id, manifest.value as Illustrated)
  const made = (asset: string) => drawings?.get(`${BRANDS}/${asset}`)
  const found = [...faults, ...faultsOfAssets(file, manifest, path.join(root, BRANDS), { id, made })]
  return found.length > 0 ? found : faultsOfUnseenLogos(id, file, manifest)
}

const isResolverFaulty = (faults: readonly Fault[]) => faults.some(({ file }) => file.endsWith(RESOLVER))

function faultsOfMarkets(brand: BrandInMarkets): Fault[] {
  return [...faultsOfNamedMarkets(brand), ...unmetDemands(brand).map(({ fault }) => fault)]
}

/** A brand as the demands of its markets look at it. */
export function brandInMarkets(id: string, manifest: Located): BrandInMarkets {
  const codes = marketCodes()
  return {
    file: `${BRANDS}/${id}/brand.json`,
    manifest,
    packageFolder: path.join(root, BRANDS),
    textsOf: (locale) => shownTexts(id, locale),
    marketOf: (code) => (codes.includes(code) ? marketFile(code) : null),
  }
}

/** Files of tokens in a brand's folder that nothing reads. `read` names those that its resolver reads. */
export function faultsOfOtherTokens(folder: string, names: readonly string[], read: readonly string[]): Fault[] {
  return names
    .map((name) => ({ name, file: `${folder}/${name.replaceAll(path.sep, '/')}` }))
    .filter(({ name, file }) => TOKEN_FILE.test(name) && !read.includes(file))
    .map(({ file }) => ({
      file,
      line: 1,
      message: `is not read: tokens stand in tokens.json, and in files that ${RESOLVER} names`,
    }))
}

const TOKEN_FILE = /\.(resolver|tokens)\.json$|\.tokens$|^modes[/\\].*\.json$/

/** The lowest contrast of a logo's clearest colour with the page: a mark on it, not text, and often one of the brand's own colours. */
const LEAST_OF_A_LOGO = 1.5

/** A logo in the colour of the page, as one that was drawn for a page of the other scheme. */
function faultsOfUnseenLogos(id: string, file: string, manifest: Located): Fault[] {
  const tokens = tokensOf(id)
  if (tokens.faults().length > 0) return []
  const canvas = tokens.resolve('semantic.color.canvas').value as SrgbColor
  return ['logo', 'logoMark'].flatMap((name) => {
    const asset = manifest.members?.get('assets')?.members?.get(name)
    if (asset === undefined) return []
    const colors = colorsOf(readText(`${BRANDS}/${String(asset.value)}`))
    const clearest = colors && Math.max(...colors.map((color) => contrast(color, canvas)))
    if (clearest === null || clearest >= LEAST_OF_A_LOGO) return []
    const message = `asset "${name}", ${String(asset.value)}, is hardly seen: its clearest colour has a contrast of ${clearest.toFixed(2)}:1 with the page (color.canvas, ${hexOf(canvas)})`
    return [{ file, line: asset.keyLine, message }]
  })
}

/** The browser's bar, the first paint and the start of the installed site have the colour of the manifest, the page that of the tokens. */
function faultsOfGround(id: string, file: string, manifest: Located): Fault[] {
  const tokens = tokensOf(id)
  if (tokens.faults().length > 0) return []
  const canvas = hexOf(tokens.resolve('semantic.color.canvas').value as SrgbColor)
  const grounds = [
    ['"background"', manifest.members?.get('background')],
    ['"background_color" of "webManifest"', manifest.members?.get('webManifest')?.members?.get('background_color')],
  ] as const
  return grounds.flatMap(([name, ground]) => {
    if (ground === undefined || String(ground.value).toLowerCase() === canvas) return []
    const message = `${name} is ${String(ground.value)}, but the page is ${canvas} (color.canvas)`
    return [{ file, line: ground.keyLine, message }]
  })
}

/** A made stylesheet that somebody has changed: the next build would undo it. */
function faultsOfEdits(file: string): Fault[] {
  if (!isEdited(currentText(file))) return []
  const message = 'was changed by hand, and is made from tokens.json and fonts.css: change those, and delete this file'
  return [{ file, line: 1, message }]
}

/** The manifests of the other brands. One that cannot be read has its own faults. */
function manifestsBeside(id: string): BrandManifest[] {
  return brandIds().flatMap((other) => {
    const file = `${BRANDS}/${other}/brand.json`
    const { root: manifest } = readManifest(file, readText(file), other)
    return other !== id && manifest ? [{ id: other, file, manifest }] : []
  })
}

function faultsOfFonts(id: string, manifest: Located | null): Fault[] {
  const folder = `${BRANDS}/${id}`
  const file = `${folder}/fonts.css`
  const css = currentText(file)
  if (css === null) return [{ file, line: 1, message: 'is missing: it has the @font-face of each family, or nothing' }]
  const tokens = `${folder}/tokens.json`
  const broken = faultsOfFaces({ file, css })
  // What cannot be read declares no face: the tokens that name one are innocent.
  if (broken.some(({ message }) => message.startsWith('not CSS'))) return broken
  const found = [
    ...broken,
    ...faultsOfFontFiles({ folder: path.join(root, folder), file, css }),
    ...faultsOfFamilies(tokens, readText(tokens), css),
    ...faultsOfUnnamed(file, css, namedFamilies(id)),
  ]
  return found.length > 0 || manifest === null ? found : faultsOfWritten(id, css, manifest)
}

/** Families that any token names; null while the tokens have faults. */
function namedFamilies(id: string): ReadonlySet<string> | null {
  const { standard, others } = modesOf(id)
  if (standard.faults().length > 0) return null
  const tokens = [standard, ...others.map((other) => other.tokens)].flatMap(({ all }) => all)
  return new Set(tokens.flatMap(({ type, value }) => (type === 'fontFamily' ? [value].flat().map(String) : [])))
}

/** Characters of the brand's languages, currencies and texts that its fonts lack. */
function faultsOfWritten(id: string, css: string, manifest: Located): Fault[] {
  const tokens = tokensOf(id)
  if (tokens.faults().length > 0) return []
  const fonts = tokens.published
    .filter(({ type }) => type === 'fontFamily')
    .map(({ path: name, file, line }): FontToken => {
      const families = [tokens.resolve(name).value as string | string[]].flat()
      return { name: name.replace('semantic.', ''), families, file, line }
    })
  const locales = namesIn(manifest, 'locales')
  return faultsOfCharacters({
    folder: path.join(root, BRANDS, id),
    faces: facesOf(css),
    fonts,
    locales,
    currencies: namesIn(manifest, 'currencies'),
    texts: locales.flatMap((locale) => shownTexts(id, locale)),
  })
}

/** A brand's texts in a locale: its own, and those of the base that it does not replace. */
function shownTexts(id: string, locale: string): TextFile[] {
  const language = languageOf(locale)
  const file = `${BRANDS}/${id}/texts/${language}.json`
  const own = readOverrides(file, currentText(file) ?? '{}')
  return [own, ...baseTexts(language).files.map((read) => withoutTexts(read, own))]
}

const namesIn = (manifest: Located, member: string): string[] =>
  (manifest.members?.get(member)?.elements ?? []).flatMap(({ value }) => (typeof value === 'string' ? [value] : []))

/** The texts that a brand does not replace. */
const withoutTexts = (file: TextFile, own: TextFile): TextFile => ({
  ...file,
  texts: new Map([...file.texts].filter(([key]) => !own.texts.has(key))),
})

interface Overrides {
  readonly folder: string
  readonly manifestFile: string
  readonly locales: readonly string[]
  /** Whether the manifest has no fault: otherwise no file is blamed for being there, or not. */
  readonly isSure: boolean
}

/** A brand's text overrides: one file per language, with keys of the base only. */
function faultsOfOverrides({ folder, manifestFile, locales, isSure }: Overrides): Fault[] {
  const base = baseTexts(BASE_LANGUAGE).texts
  const present = existsSync(path.join(root, folder, 'texts')) ? readdirSync(path.join(root, folder, 'texts')) : []
  const wanted = locales.map(languageOf)
  const orphans = present.filter((name) => !wanted.includes(name.replace('.json', '')))
  const missing = wanted.filter((language) => !present.includes(`${language}.json`))
  return [
    ...(isSure ? orphans : []).map((name) => ({
      file: `${folder}/texts/${name}`,
      line: 1,
      message: 'the brand has no such language',
    })),
    ...(isSure ? missing : []).map((language) => ({
      file: manifestFile,
      line: 1,
      message: `there is no texts/${language}.json; {} is enough`,
    })),
    ...wanted
      .filter((language) => !missing.includes(language))
      .flatMap((language) => {
        const file = `${folder}/texts/${language}.json`
        return faultsOfTexts(readOverrides(file, readText(file)), base, language)
      }),
  ]
}

/** Faults of the base texts: each language must have exactly the keys of the base language. */
export function faultsOfBaseTexts(): Fault[] {
  const base = baseTexts(BASE_LANGUAGE)
  const languages = new Set(BASE_TEXTS.flatMap((folder) => readdirSync(path.join(root, folder))))
  return [...languages].flatMap((language) => {
    const { files, texts } = baseTexts(language)
    const missing = base.files.flatMap(({ file, texts: known }) =>
      [...known.keys()].filter((key) => !texts.has(key)).map((key) => ({ key, file })),
    )
    return [
      ...files.flatMap((file) => faultsOfTexts(file, base.texts, language)),
      ...missing.map(({ key, file }) => ({
        file: file.replace(`/${BASE_LANGUAGE}/`, `/${language}/`),
        line: 1,
        message: `text "${key}" is missing`,
      })),
    ]
  })
}

/** Base texts as they were last read: a check of several brands reads each many times. */
const known = new Map<string, { readonly source: string; readonly read: TextFile }>()

function readBase(file: string): TextFile {
  const source = readText(file)
  const before = known.get(file)
  if (before?.source === source) return before.read
  const read = readNamespace(file, source, path.basename(file, '.json'))
  known.set(file, { source, read })
  return read
}

function baseTexts(language: string): { files: TextFile[]; texts: TextFile['texts'] } {
  const files = globSync(
    BASE_TEXTS.map((folder) => `${folder}/${language}/*.json`),
    { cwd: root },
  ).map(readBase)
  return { files, texts: new Map(files.flatMap(({ texts }) => [...texts])) }
}
