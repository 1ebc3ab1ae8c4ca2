/** What the build has made, as its tests look at it. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const packageRoot = path.join(import.meta.dirname, '..')
export const dist = path.join(packageRoot, 'dist')

/** The folders a consumer can name: `button` of `@croupier/design-system/button`. */
export const subpaths = (folder = dist): string[] =>
  globSync('*/index.js', { cwd: folder })
    .map((file) => path.dirname(file))
    .toSorted()

/** The libraries that a module of the package imports, at once or later, itself or through others of ours. */
export function librariesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set()
  seen.add(file)
  const found = new Set<string>()
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)[ (]?"([^"]+)"/g)) {
    const target = path.join(path.dirname(file), name)
    if (!name.startsWith('.')) found.add(packageOf(name))
    else if (existsSync(target)) for (const library of librariesOf(target, seen)) found.add(library)
    else throw new Error(`${file} imports "${name}", which is not there`)
  }
  return found
}

/** `@scope/name/part` -> `@scope/name`. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
