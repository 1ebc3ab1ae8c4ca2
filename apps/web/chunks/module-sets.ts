import type { Rolldown } from 'vite'
import { common, union, without } from './sets.ts'

/** Modules that exactly the same parts of the site need, as a file of the client. */
export interface ModuleSet {
  readonly modules: readonly string[]
  /** What the set weighs on the line, about. */
  readonly bytes: number
  /** The parts that wait for it: modules that `import()` loads. */
  readonly parts: ReadonlySet<string>
  /** The parts that it holds itself. */
  readonly ownParts: ReadonlySet<string>
  /** Places in the list of the sets that it imports. */
  readonly imports: ReadonlySet<number>
}

export type BuiltChunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'facadeModuleId' | 'isEntry' | 'imports' | 'dynamicImports' | 'moduleIds' | 'code'
>

/** Brotli leaves about a third of minified code. */
const WIRE_SHARE = 0.33

/**
 * Reads from a build without groups, which has a file for each such set, who needs what. A part does not wait for what is
 * there already wherever it is loaded from: the entry's modules, and those of every page that opens it.
 *
 * @param names parts that always load at the same time, by one name: they count as one part
 */
export function moduleSets(chunks: readonly BuiltChunk[], names: ReadonlyMap<string, string>): ModuleSet[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const closure = (file: string, found = new Set<string>()): Set<string> => {
    const chunk = byFile.get(file)
    if (!chunk || found.has(file)) return found
    found.add(file)
    for (const imported of chunk.imports) closure(imported, found)
    return found
  }
  const first = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [...closure(chunk.fileName)]))
  const loads = new Map<string, Set<string>>()
  for (const file of new Set(chunks.flatMap((chunk) => chunk.dynamicImports))) {
    const part = byFile.get(file)?.facadeModuleId
    if (part) loads.set(file, without(closure(file), first))
  }
  const there = filesThere(chunks, first, loads)
  const nameOf = (file: string) => {
    const part = byFile.get(file)?.facadeModuleId ?? file
    return names.get(part) ?? part
  }
  const waiting = (file: string) =>
    new Set(
      [...loads]
        .filter(([part, files]) => files.has(file) && !there.get(part)?.has(file))
        .map(([part]) => nameOf(part)),
    )
  const later = chunks.filter(({ fileName }) => !first.has(fileName) && waiting(fileName).size > 0)
  const place = new Map(later.map(({ fileName }, index) => [fileName, index]))
  return later.map((chunk) => ({
    modules: chunk.moduleIds,
    bytes: Math.round(chunk.code.length * WIRE_SHARE),
    parts: waiting(chunk.fileName),
    ownParts: new Set(loads.has(chunk.fileName) ? [nameOf(chunk.fileName)] : []),
    imports: new Set(chunk.imports.flatMap((file) => place.get(file) ?? [])),
  }))
}

/** For each part the files that are there wherever it is loaded from. */
function filesThere(
  chunks: readonly BuiltChunk[],
  first: ReadonlySet<string>,
  loads: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, Set<string>> {
  const all = new Set(chunks.map(({ fileName }) => fileName))
  const there = new Map([...loads.keys()].map((part) => [part, all]))
  const loadersOf = (part: string) =>
    chunks.filter((chunk) => chunk.dynamicImports.includes(part)).map(({ fileName }) => fileName)
  const loaders = new Map([...loads.keys()].map((part) => [part, loadersOf(part)]))
  for (let changed = true; changed;) {
    changed = false
    for (const [part, now] of there) {
      let always: Set<string> | null = null
      for (const loader of loaders.get(part) ?? []) {
        const ways = [...loads].filter(([, files]) => files.has(loader))
        const sets = ways.map(([way, files]) => union(there.get(way) ?? all, files))
        if (first.has(loader)) sets.push(new Set(first))
        for (const set of sets) always = always === null ? set : common(always, set)
      }
      if (always !== null && always.size !== now.size) {
        there.set(part, always)
        changed = true
      }
    }
  }
  return there
}
