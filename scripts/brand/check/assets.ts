import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import type { Fault } from '../../../packages/design-system/tokens/fault.ts'
import type { Located } from '../../../packages/design-system/tokens/json-source.ts'
import { screenshotFile, SCREENSHOTS } from '../pictures/screenshot-kinds.ts'
import { faultOfDrawing, type Size } from './drawings.ts'

export interface Expected {
  /** The brand's folder. */
  readonly id?: string
  /** A drawing that the build makes, whatever is there now; undefined: it makes none. */
  readonly made?: (asset: string) => string | undefined
}

/** Checks that each drawing and icon of a manifest exists, has the right format and the right size. */
export function faultsOfAssets(
  file: string,
  manifest: Located,
  packageFolder: string,
  { id = idOf(manifest), made = () => undefined }: Expected = {},
): Fault[] {
  const own = `${id}/assets/`
  const assets = [...(manifest.members?.get('assets')?.members ?? [])].flatMap(([name, { value, line }]) => {
    const message =
      String(value).startsWith(own) && path.posix.normalize(String(value)) === value
        ? faultOfAsset(name, String(value), made(String(value)) ?? textIn(packageFolder, String(value)))
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

const faultOfAsset = (name: string, asset: string, svg: string | null): string | null =>
  svg === null ? `asset "${name}" is missing: there is no ${asset}` : faultOfDrawing(name, asset, svg)

function textIn(folder: string, asset: string): string | null {
  const absolute = path.join(folder, asset)
  return isFile(absolute) ? readFileSync(absolute, 'utf8') : null
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
