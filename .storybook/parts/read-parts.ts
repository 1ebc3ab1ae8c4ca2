import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { tokenProperties } from '../../packages/design-system/src/tokens/generated/token-names.ts'
import { exportsOf } from './example-module.ts'
import { exampleOf } from './example-of.ts'
import { tokensIn } from './tokens-in.ts'

const PACKAGE = path.resolve(import.meta.dirname, '../../packages/design-system')

/** A component of the design system, as its sources describe it. */
export interface Part {
  readonly name: string
  /** Its folder, and the end of its import. */
  readonly folder: string
  readonly description: string
  readonly importLine: string
  /** Of the tags `@use` and `@avoid`. */
  readonly use: string
  readonly avoid: string
  /** Of the tags `@key`; null without one, empty for `@key none`. */
  readonly keys: readonly { readonly key: string; readonly does: string }[] | null
  /** Keys that its own sources compare with, as `@key` says them: `Down` of `ArrowDown`. */
  readonly handled: readonly string[]
  /** The values of its property `size`. */
  readonly sizes: readonly string[]
  /** Custom properties of the brand that its sources name. */
  readonly tokens: readonly string[]
  /** A module of its own, from a story. */
  readonly example: string
}

/** Every file that `readParts` reads. */
export const partFiles = (): string[] =>
  globSync('{src,api}/**/*.{ts,tsx,css,txt}', { cwd: PACKAGE }).map((file) => path.join(PACKAGE, file))

/** All components that the package exports from its root, by name. */
export function readParts(): Part[] {
  const exported = new Set(
    read('src/index.ts')
      .split(/[{},\s]+/)
      .filter((word) => /^[A-Z][a-z]/.test(word)),
  )
  const files = globSync('src/*/**/*.tsx', { cwd: PACKAGE }).toSorted()
  const stories = files.filter((file) => file.endsWith('.stories.tsx')).map((file) => ({ file, text: read(file) }))
  const exports = exportsOf(
    globSync('src/*/index.ts', { cwd: PACKAGE }).map((file) => ({
      folder: file.split(path.sep)[1] ?? '',
      text: read(file),
    })),
  )
  const parts = files
    .filter((file) => !file.includes('.stories.'))
    .flatMap((file) =>
      [...read(file).matchAll(COMPONENT)].flatMap(({ 1: comment = '', 2: name = '' }) =>
        exported.has(name) ? [partOf(name, comment, file, exampleOf(name, stories, exports) ?? '')] : [],
      ),
    )
  return parts.toSorted((a, b) => a.name.localeCompare(b.name))
}

/** The API of a folder, as `npm run package` has written it. */
export const apiOf = (folder: string): string => read(`api/${folder}.api.txt`).trim()

const COMPONENT = /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?export (?:function|const) ([A-Z]\w*)/g

function partOf(name: string, comment: string, file: string, example: string): Part {
  const folder = file.split(path.sep)[1] ?? ''
  const [description = '', ...tags] = comment
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .split(/ (?=@(?:use|avoid|key) )/)
  const values = (tag: string) => tags.flatMap((text) => (text.startsWith(tag) ? [text.slice(tag.length).trim()] : []))
  const keys = values('@key ')
  const sources = sourcesOf(file).map(read)
  return {
    name,
    folder,
    description: description.trim(),
    importLine: `import { ${name} } from '@croupier/design-system/${folder}'`,
    use: values('@use ').join(' '),
    avoid: values('@avoid ').join(' '),
    keys: keys.length === 0 ? null : keys.filter((key) => key !== 'none').map(keyOf),
    handled: [...new Set(sources.flatMap(keysIn))],
    sizes: sizesOf(name, folder),
    tokens: tokensIn(sources, tokenProperties),
    example,
  }
}

function keyOf(text: string): { key: string; does: string } {
  const [key = '', does = ''] = text.split(/: (.*)/s)
  return { key, does }
}

const KEY = /'(?:Arrow)?(Left|Right|Up|Down|Home|End|PageUp|PageDown|Escape|Enter|Backspace|Delete)'/g

/** Keys that a source file compares `event.key` with. */
const keysIn = (text: string) => [...text.matchAll(KEY)].map(([, key = '']) => key)

function sizesOf(name: string, folder: string): string[] {
  const [props = ''] = new RegExp(`interface ${name}Props[^]*?\\n}`).exec(apiOf(folder)) ?? []
  const [, type = ''] = /^ {2}size\?: (.*);$/m.exec(props) ?? []
  return [...type.matchAll(/'(\w+)'/g)].map(([, size = '']) => size)
}

/** The file of a component, and what it imports of its own folder and of styles, also through others. */
function sourcesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  for (const [, name = ''] of read(file).matchAll(/(?:from|import) '(\.{1,2}\/[^']+)'/g)) {
    const target = path.join(path.dirname(file), name)
    const isOwn = target.split(path.sep)[1] === file.split(path.sep)[1]
    if (isOwn || target.endsWith('styles.ts')) sourcesOf(target, seen)
  }
  // A stylesheet of the component stands beside it and is imported by the package's own.
  const css = file.replace(/\.tsx$/, '.css')
  if (css !== file && globSync(css, { cwd: PACKAGE }).length > 0) seen.add(css)
  return [...seen]
}

const read = (file: string): string => readFileSync(path.join(PACKAGE, file), 'utf8')
