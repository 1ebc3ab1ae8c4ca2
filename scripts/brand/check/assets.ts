import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'
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

/** Of a drawing; the largest of our own have a third of it. */
const MOST_CHARACTERS = 30_000

/** Parts of a drawing of both schemes, by which an address names one. */
const SCHEMES = ['light', 'dark']

/** Beside the title of a promotion. */
function isOrnament({ width, height }: Size): boolean {
  return width === 320 && height === 320
}

/** Checks that each drawing and icon of a manifest exists, has the right format and the right size. */
export function faultsOfAssets(file: string, manifest: Located, packageFolder: string, id = idOf(manifest)): Fault[] {
  const own = `${id}/assets/`
  const assets = [...(manifest.members?.get('assets')?.members ?? [])].flatMap(([name, { value, line }]) => {
    const message =
      String(value).startsWith(own) && path.posix.normalize(String(value)) === value
        ? faultOfDrawing(name, String(value), packageFolder)
        : `asset "${name}" is ${String(value)}: pictures of a brand are in ${own}`
    return message ? [{ file, line, message }] : []
  })
  const icons = (manifest.members?.get('webManifest')?.members?.get('icons')?.elements ?? []).flatMap((icon) => {
    if (!icon.members) return []
    const { src = '', sizes = '' } = icon.value as { src?: string; sizes?: string }
    const message = faultOfIcon(src, sizes, packageFolder)
    return message ? [{ file, line: icon.line, message }] : []
  })
  return [...assets, ...icons]
}

const idOf = (manifest: Located) => String(manifest.members?.get('id')?.value)

/** The manifest names screenshots by kind; there is one in each language. */
export function faultsOfScreenshots(file: string, manifest: Located, folder: string): Fault[] {
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

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true

function faultOfDrawing(name: string, asset: string, folder: string): string | null {
  const absolute = path.join(folder, asset)
  if (!isFile(absolute)) return `asset "${name}" is missing: there is no ${asset}`
  const svg = readFileSync(absolute, 'utf8')
  const danger = dangerOf(svg)
  if (danger !== null) return `asset "${name}", ${asset}, ${danger}`
  const size = svgSize(svg)
  if (size === null) return `asset "${name}", ${asset}, is no SVG with a viewBox`
  const malformed = malformedOf(svg)
  if (malformed !== null) return `asset "${name}", ${asset}, ${malformed}: browsers show none of it`
  if (svg.length > MOST_CHARACTERS)
    return `asset "${name}", ${asset}, has ${Math.ceil(svg.length / 1000)} kB and may have ${MOST_CHARACTERS / 1000}`
  const open = unclosedOf(svg)
  if (open !== null) return `asset "${name}", ${asset}, does not close <${open}>: browsers show none of it`
  const part = SCHEMES.find((scheme) => svg.includes('prefers-color-scheme') && !svg.includes(`id="${scheme}"`))
  if (part !== undefined)
    return `asset "${name}", ${asset}, asks for prefers-color-scheme and has no id "${part}", which Safari needs (docs/retheme.md)`
  const gone = missingPart(svg)
  if (gone !== null) return `asset "${name}", ${asset}, refers to #${gone}, and has no part with this id`
  if (isStretched(svg, size))
    return `asset "${name}", ${asset}, has a width and height of another shape than its viewBox`
  const shape = SHAPES[name]
  if (!shape || shape.fits(size)) return null
  return `asset "${name}", ${asset}, is ${size.width} × ${size.height} and must be ${shape.expected}`
}

function faultOfIcon(asset: string, sizes: string, folder: string): string | null {
  const absolute = path.join(folder, asset)
  if (!isFile(absolute)) return `icon is missing: there is no ${asset}`
  const size = pngSize(readFileSync(absolute))
  if (size === null) return `icon ${asset} is no PNG`
  if (!readFileSync(absolute).subarray(-12).includes('IEND')) return `icon ${asset} is cut off: it lacks its end`
  if (!isWhole(readFileSync(absolute))) return `icon ${asset} is damaged: npm run brand -- icons ${asset.split('/')[0]}`
  const found = `${size.width}x${size.height}`
  return found === sizes ? null : `icon ${asset} is ${found}, but "sizes" says ${sizes || 'nothing'}`
}

const DANGERS = [
  [/<script\b|[\s/"']on\w+\s*=|javascript:/i, 'has a script: pictures have none'],
  [/<foreignObject\b/i, 'has HTML (foreignObject): pictures have none'],
  [/<(?:iframe|object|embed)\b|http:\/\/www\.w3\.org\/1999\/xhtml/i, 'has HTML: pictures have none'],
  [/<a[\s>]/i, 'has a link: pictures have none'],
  [/<!(?:DOCTYPE|ENTITY)\b/i, 'declares a document type: pictures have none'],
  [
    /\bhref\s*=\s*(?!["']\s*(?:#|data:image\/))|\burl\(\s*(?!["']?\s*(?:#|data:image\/))|@import/i,
    'loads from an outside address: a picture has all it needs',
  ],
  [
    /attributeName\s*=\s*["']\s*(?:on|(?:xlink:)?href)/i,
    'changes a script or an address: pictures change shapes and colours only',
  ],
  [
    /(?:<style\b[^<]*|\bstyle\s*=\s*(?:"[^"]*|'[^']*))\\/i,
    'has \\ in its style, which can hide an address: write the character',
  ],
] as const

/** What a drawing must not have, as it may be opened as a page of the site; null: nothing. */
export function dangerOf(svg: string): string | null {
  return DANGERS.find(([pattern]) => pattern.test(svg))?.[1] ?? null
}

/** An id that a drawing refers to and does not have; null: none. */
function missingPart(svg: string): string | null {
  const named = [...svg.matchAll(/url\(\s*["']?#([^"')\s]+)|\bhref\s*=\s*["']#([^"']+)/g)]
  const ids = new Set([...svg.matchAll(/\sid\s*=\s*["']([^"']+)/g)].map(([, id]) => id))
  return named.map(([, one, other]) => one ?? other ?? '').find((id) => !ids.has(id)) ?? null
}

/** Whether a drawing says a size of another shape than it is drawn in. */
function isStretched(svg: string, { width, height }: Size): boolean {
  const [root = ''] = /<svg[^>]*>/.exec(svg) ?? []
  const said = ['width', 'height'].map((side) =>
    Number(new RegExp(String.raw`\s${side}="([\d.]+)(?:px)?"`).exec(root)?.[1]),
  )
  return said.every((side) => side > 0) && Math.abs(said[0]! / said[1]! - width / height) > 0.01
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

const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*(?:"[^"<]*"|'[^'<]*')/g
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i

/** What makes a drawing no XML, as an `img` needs it; null: nothing. */
export function malformedOf(svg: string): string | null {
  if (!/<svg[^>]*\sxmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(svg))
    return 'lacks xmlns="http://www.w3.org/2000/svg"'
  const elements = svg.replaceAll(/<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<[?!][^>]*>/g, '')
  if (/<\/svg>\s*\S/.test(elements) && !/<svg\b[^]*<svg\b[^]*<\/svg>[^]*<\/svg>\s*$/.test(elements))
    return 'has more after </svg>'
  if (BARE_AMPERSAND.test(elements)) return 'has & where &amp; must be'
  for (const [, name, rest = ''] of elements.matchAll(/<([\w:-]+)((?:"[^"]*"|'[^']*'|[^'">])*)>/g)) {
    const attributes = [...rest.matchAll(ATTRIBUTE)].map(([, attribute]) => attribute)
    if (rest.replaceAll(ATTRIBUTE, '').replace('/', '').trim() !== '')
      return `has attributes of <${name}> that are not name="value"`
    if (new Set(attributes).size < attributes.length) return `has an attribute of <${name}> twice`
  }
  return null
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

/** Whether each chunk of a PNG has the checksum that it says. */
function isWhole(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at)
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return false
    at = end + 4
  }
  return true
}

const PNG_START = '89504e470d0a1a0a'

/** Width and height from the header of a PNG; null when it is not one. */
export function pngSize(bytes: Buffer): Size | null {
  if (bytes.length < 24 || bytes.subarray(0, 8).toString('hex') !== PNG_START) return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
