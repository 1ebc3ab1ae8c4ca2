import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const packageRoot = path.join(import.meta.dirname, '..')
export const dist = path.join(packageRoot, 'dist')

/** Public folders: `button` of `@croupier/design-system/button`. */
export const subpaths = (folder = dist): string[] =>
  globSync('*/index.js', { cwd: folder })
    .map((file) => path.dirname(file))
    .toSorted()

/** Public modules of a package without folders: `cookies` of `@croupier/contract/cookies`. */
export const modules = (folder: string): string[] =>
  globSync('*.js', { cwd: folder })
    .map((file) => path.basename(file, '.js'))
    .toSorted()

const AT_ONCE = /(?:\bfrom|\bimport) ?"([^"]+)"/g
const AT_ONCE_OR_LATER = /(?:\bfrom|\bimport)[ (]?"([^"]+)"/g

/** Libraries imported by a module, directly or through others: at once and lazily. */
export function librariesOf(file: string): { atOnce: string[]; later: string[] } {
  const atOnce = collect(file, AT_ONCE)
  const later = [...collect(file, AT_ONCE_OR_LATER)].filter((library) => !atOnce.has(library))
  return { atOnce: [...atOnce].toSorted(), later: later.toSorted() }
}

function collect(file: string, imports: RegExp, seen = new Set<string>()): Set<string> {
  const found = new Set<string>()
  if (seen.has(file)) return found
  seen.add(file)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
    const target = path.join(path.dirname(file), name)
    if (!name.startsWith('.')) found.add(packageOf(name))
    else if (existsSync(target)) for (const library of collect(target, imports, seen)) found.add(library)
    else throw new Error(`${file} imports "${name}", which is not there`)
  }
  return found
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
