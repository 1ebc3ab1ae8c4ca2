import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Fault } from '../../../packages/design-system/tokens/fault.ts'
import type { Located } from '../../../packages/design-system/tokens/json-source.ts'
import { screenshotFile, SCREENSHOTS } from '../pictures/screenshot-kinds.ts'

export interface Size {
  width: number
  height: number
}

/** Sizes of drawings by `viewBox`; a logo may have any width that its word needs. */
const SHAPES: Readonly<Record<string, { fits: (size: Size) => boolean; expected: string }>> = {
  logo: {
    fits: ({ width, height }) => height === 40 && width > 40 && width <= 220,
    expected: '40 high and 41 to 220 wide',
  },
  logoMark: { fits: ({ width, height }) => width === 40 && height === 40, expected: '40 × 40' },
  icon: { fits: ({ width, height }) => width === 64 && height === 64, expected: '64 × 64' },
  loyalty: { fits: ({ width, height }) => width === 24 && height === 24, expected: '24 × 24' },
  highFive: { fits: ({ width, height }) => width === 24 && height === 24, expected: '24 × 24' },
  empty: { fits: ({ width, height }) => width === 160 && height === 120, expected: '160 × 120' },
  notFound: { fits: ({ width, height }) => width === 160 && height === 120, expected: '160 × 120' },
  failure: { fits: ({ width, height }) => width === 160 && height === 120, expected: '160 × 120' },
  promoDefault: { fits: isOrnament, expected: '320 × 320' },
  promoBirthday: { fits: isOrnament, expected: '320 × 320' },
  promoSecondary: { fits: isOrnament, expected: '320 × 320' },
  promoThird: { fits: isOrnament, expected: '320 × 320' },
}

/** Parts of a drawing of both schemes, by which an address names one. */
const SCHEMES = ['light', 'dark']

/** Beside the title of a promotion. */
function isOrnament({ width, height }: Size): boolean {
  return width === 320 && height === 320
}

/** Checks that each picture of a manifest exists, has the right format and the right size. */
export function faultsOfAssets(file: string, manifest: Located, packageFolder: string): Fault[] {
  const own = `${String(manifest.members?.get('id')?.value)}/assets/`
  const assets = [...(manifest.members?.get('assets')?.members ?? [])].flatMap(([name, { value, line }]) => {
    const message = String(value).startsWith(own)
      ? faultOfDrawing(name, String(value), packageFolder)
      : `asset "${name}" is ${String(value)}: pictures of a brand are in ${own}`
    return message ? [{ file, line, message }] : []
  })
  const icons = (manifest.members?.get('webManifest')?.members?.get('icons')?.elements ?? []).flatMap((icon) => {
    const { src = '', sizes = '' } = icon.value as { src?: string; sizes?: string }
    const message = faultOfIcon(src, sizes, packageFolder)
    return message ? [{ file, line: icon.line, message }] : []
  })
  return [...assets, ...icons, ...faultsOfScreenshots(file, manifest, packageFolder)]
}

/** The manifest names screenshots by kind; there is one in each language. */
function faultsOfScreenshots(file: string, manifest: Located, folder: string): Fault[] {
  const { id = '', locales = [] } = manifest.value as { id?: string; locales?: string[] }
  const named = manifest.members?.get('webManifest')?.members?.get('screenshots')?.elements ?? []
  return named.flatMap(({ value, line }) => {
    const kind = SCREENSHOTS[String(value)]
    if (!kind) return [{ file, line, message: `there is no screenshot "${String(value)}"` }]
    return locales.flatMap((locale) => {
      const asset = screenshotFile(id, locale, String(value))
      const absolute = path.join(folder, asset)
      const size = existsSync(absolute) ? webpSize(readFileSync(absolute)) : null
      if (size?.width === kind.width && size.height === kind.height) return []
      const expected = `${kind.width} × ${kind.height}`
      return [{ file, line, message: `${asset} must be a WebP of ${expected}: npm run brand -- screenshots ${id}` }]
    })
  })
}

function faultOfDrawing(name: string, asset: string, folder: string): string | null {
  const absolute = path.join(folder, asset)
  if (!existsSync(absolute)) return `asset "${name}" is missing: there is no ${asset}`
  const svg = readFileSync(absolute, 'utf8')
  const danger = dangerOf(svg)
  if (danger !== null) return `asset "${name}", ${asset}, ${danger}`
  const size = svgSize(svg)
  if (size === null) return `asset "${name}", ${asset}, is no SVG with a viewBox`
  const open = unclosedOf(svg)
  if (open !== null) return `asset "${name}", ${asset}, does not close <${open}>: browsers show none of it`
  const part = SCHEMES.find((scheme) => svg.includes('prefers-color-scheme') && !svg.includes(`id="${scheme}"`))
  if (part !== undefined)
    return `asset "${name}", ${asset}, asks for prefers-color-scheme and has no id "${part}", which Safari needs (docs/retheme.md)`
  const shape = SHAPES[name]
  if (!shape || shape.fits(size)) return null
  return `asset "${name}", ${asset}, is ${size.width} × ${size.height} and must be ${shape.expected}`
}

function faultOfIcon(asset: string, sizes: string, folder: string): string | null {
  const absolute = path.join(folder, asset)
  if (!existsSync(absolute)) return `icon is missing: there is no ${asset}`
  const size = pngSize(readFileSync(absolute))
  if (size === null) return `icon ${asset} is no PNG`
  const found = `${size.width}x${size.height}`
  return found === sizes ? null : `icon ${asset} is ${found}, but "sizes" says ${sizes || 'nothing'}`
}

const DANGERS = [
  [/<script\b|\son\w+\s*=|javascript:/i, 'has a script: pictures have none'],
  [/<foreignObject\b/i, 'has HTML (foreignObject): pictures have none'],
  [
    /(?:\bhref\s*=\s*["']|url\(\s*["']?|@import\s+["']?)\s*(?:https?:)?\/\//i,
    'loads from an outside address: a picture has all it needs',
  ],
] as const

/** What a drawing must not have, as it may be opened as a page of the site; null: nothing. */
export function dangerOf(svg: string): string | null {
  return DANGERS.find(([pattern]) => pattern.test(svg))?.[1] ?? null
}

/** The element of a drawing that is not closed where it should be; null: none. */
export function unclosedOf(svg: string): string | null {
  const open: string[] = []
  const elements = svg.replaceAll(/<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<[?!][^>]*>/g, '')
  for (const [, slash, name = '', rest = ''] of elements.matchAll(/<(\/?)([\w:-]+)((?:"[^"]*"|'[^']*'|[^'">])*)>/g)) {
    if (slash === '' && !rest.endsWith('/')) open.push(name)
    else if (slash !== '' && open.pop() !== name) return name
  }
  return open.at(-1) ?? null
}

/** Width and height of an SVG by its `viewBox`; null when it is not one. */
export function svgSize(text: string): Size | null {
  const [, width, height] = /<svg[^>]*\sviewBox="\s*\S+\s+\S+\s+([\d.]+)\s+([\d.]+)\s*"/.exec(text) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}

/** Width and height from the header of a lossy WebP; null when it is not one. */
export function webpSize(bytes: Buffer): Size | null {
  if (bytes.length < 30 || bytes.toString('latin1', 8, 16) !== 'WEBPVP8 ') return null
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
}

const PNG_START = '89504e470d0a1a0a'

/** Width and height from the header of a PNG; null when it is not one. */
export function pngSize(bytes: Buffer): Size | null {
  if (bytes.length < 24 || bytes.subarray(0, 8).toString('hex') !== PNG_START) return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
