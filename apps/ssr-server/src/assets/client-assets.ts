import type { DocumentAssets, InlineStyles } from '@croupier/contract/document'
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The built client as documents and the service worker need it. */
export interface ClientAssets extends DocumentAssets {
  /** Address of the brand's own styles: its tokens and fonts. */
  brandStyles(brand: string): string
  /** Files that the service worker keeps: those that every visitor may need, and those of one language or brand. */
  kept(brand: string): { files: string[]; optional: string[] }
}

interface ManifestChunk {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
  /** Fonts of a style sheet. */
  assets?: string[]
}

/** Key of a brand's own styles in the manifest; they are an entry each. */
const BRAND_STYLES = /packages\/brands\/([^/]+)\/brand\.css$/

/** A face that loads a file. The fallbacks with the same measures are of the device: they stay with the styles. */
const FONT_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g

const TEXTS = /^src\/texts\/(?:on-demand\/)?[\w-]+(?:\.ts|\/)/
const SCRIPT = /\.js$/

type Manifest = Record<string, ManifestChunk>

/** Reads Vite's manifest of a built client. Throws when there is none, or none with an entry. */
export function readClientAssets(clientRoot: string): ClientAssets {
  const manifest = JSON.parse(readFileSync(path.join(clientRoot, '.vite/manifest.json'), 'utf8')) as Manifest
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry && !BRAND_STYLES.test(key))
  const entry = entryKey === undefined ? undefined : manifest[entryKey]
  if (entryKey === undefined || entry === undefined) throw new Error('the client build has no entry')

  const styles = new Set(withImports(manifest, entryKey).flatMap((chunk) => chunk.css ?? []))
  const read = (file: string) => readFileSync(path.join(clientRoot, file), 'utf8')
  const shared = [...styles].map(read).join('\n')
  const byBrand = new Map(
    Object.entries(manifest).flatMap(([key, { file, assets = [] }]) => {
      const brand = BRAND_STYLES.exec(key)?.[1]
      if (brand === undefined) return []
      const own = read(file)
      const inline = inlineStyles(`${shared}\n${own.replaceAll(FONT_FACE, '')}`)
      return [[brand, { file, assets, inline, faces: inlineStyles((own.match(FONT_FACE) ?? []).join('')) }] as const]
    }),
  )
  const stylesOf = (brand: string) => {
    const known = byBrand.get(brand)
    if (known === undefined) throw new Error(`the client build has no styles of the brand '${brand}'`)
    return known
  }
  const chunks = Object.entries(manifest).filter(([key]) => !BRAND_STYLES.test(key))
  const texts = new Set(chunks.filter(([key]) => TEXTS.test(key)).map(([, { file }]) => file))
  const needed = chunks.flatMap(([, { file, css = [] }]) =>
    SCRIPT.test(file) && !texts.has(file) ? [file, ...css] : [],
  )
  const memory = new Map<string, string[]>()

  return {
    entry: `/${entry.file}`,
    release: /-([\w-]{8})\.js$/.exec(entry.file)?.[1] ?? entry.file,
    styles: (brand) => stylesOf(brand).inline,
    faces: (brand) => stylesOf(brand).faces,
    brandStyles: (brand) => `/${stylesOf(brand).file}`,
    kept: (brand) => ({
      // The entry's styles come within each document.
      files: addressesOf(needed.filter((file) => !styles.has(file))),
      optional: addressesOf([...texts, ...stylesOf(brand).assets]),
    }),
    preload(modules) {
      const key = modules.join('\n')
      const known = memory.get(key)
      if (known !== undefined) return known
      const chunks = [entryKey, ...modules].flatMap((module) => withImports(manifest, module))
      const files = [...new Set(chunks.map((chunk) => `/${chunk.file}`))]
      memory.set(key, files)
      return files
    },
  }
}

export function inlineStyles(css: string): InlineStyles {
  return { bytes: Buffer.from(css), hash: `sha256-${hash('sha256', css, 'base64')}` }
}

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return []
  seen.add(key)
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))]
}

const addressesOf = (files: readonly string[]): string[] => [...new Set(files)].map((file) => `/${file}`)
