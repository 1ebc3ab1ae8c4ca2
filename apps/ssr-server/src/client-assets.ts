import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The built client as a document needs it. Addresses are paths of this site. */
export interface ClientAssets {
  /** The module that starts the client. */
  entry: string
  /** All styles of the first view, to stand in the document. */
  css: string
  /** Files to load ahead for source modules such as `src/features/lobby/lobby-page.tsx`, with all they import. */
  preload(modules: readonly string[]): string[]
  /** Fonts to fetch with the page: none. The styles stand in the document, so the browser asks for what it needs at once, no more. */
  fonts: readonly string[]
  /** While developing: markup of the dev server's client. */
  devHead?: string
}

interface ManifestChunk {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

type Manifest = Record<string, ManifestChunk>

/** Reads Vite's manifest of a built client. Throws when there is none, or none with an entry. */
export function readClientAssets(clientRoot: string): ClientAssets {
  const manifest = JSON.parse(readFileSync(path.join(clientRoot, '.vite/manifest.json'), 'utf8')) as Manifest
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  const entry = entryKey === undefined ? undefined : manifest[entryKey]
  if (entryKey === undefined || entry === undefined) throw new Error('the client build has no entry')

  const styles = new Set(withImports(manifest, entryKey).flatMap((chunk) => chunk.css ?? []))
  const css = [...styles].map((file) => readFileSync(path.join(clientRoot, file), 'utf8')).join('\n')
  const memory = new Map<string, string[]>()

  return {
    entry: `/${entry.file}`,
    css,
    fonts: [],
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

/** A module's chunk and, each once, all those that it imports without waiting. An unknown module has none. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return []
  seen.add(key)
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))]
}
