/** Public API as text for review: the declarations of each subpath, and the names that stylesheets use. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { dist, packageRoot } from './built-package.ts'

const contract = path.join(packageRoot, 'src/tokens/contract.json')

/** Declarations of a public folder (empty: the root) with its subfolders, the index first, then each module by file name. */
export function declarationsOf(folder: string): string {
  const files = globSync(folder === '' ? '*.d.ts' : '**/*.d.ts', { cwd: path.join(dist, folder) }).toSorted(
    (one, other) =>
      Number(other === 'index.d.ts') - Number(one === 'index.d.ts') ||
      path.basename(one).localeCompare(path.basename(other)),
  )
  return `${files
    .map((file) => normalise(readFileSync(path.join(dist, folder, file), 'utf8')))
    .filter(Boolean)
    .join('\n\n')}\n`
}

/** Removes comments, imports and the order of destructured props. One line per export. */
export function normalise(declarations: string): string {
  return declarations
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .replaceAll(/^(\/\/|import ).*$/gm, '')
    .replaceAll(/\(\{[^{}()]*\}: /g, '(props: ')
    .replaceAll(/^export \{ (.*) \};$/gm, (_, names: string) => `export {\n  ${names.replaceAll(', ', ',\n  ')}\n};`)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n')
}

/** Names that hosts and brands use in their stylesheets. */
export function styleNames(): string {
  const theme = readFileSync(path.join(dist, 'theme.css'), 'utf8')
  const scripts = globSync('**/*.js', { cwd: dist }).map((file) => readFileSync(path.join(dist, file), 'utf8'))
  const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
  const list = (title: string, found: string[]) => `# ${title}\n${[...new Set(found)].toSorted().join('\n')}\n`
  return [
    list('Tokens of a brand', tokens(JSON.parse(readFileSync(contract, 'utf8')) as TokenGroup)),
    list('Names of the Tailwind theme', names(theme, /^ {2}(--[\w-]+):/gm)),
    list('Utilities', names(theme, /@utility ([\w-]+)/g)),
    list('Parts, by data-slot', names(scripts.join('\n'), /"data-slot": "([\w-]+)"/g)),
  ].join('\n')
}

interface TokenGroup {
  [key: string]: unknown
}

function tokens(group: TokenGroup, at: readonly string[] = [], inherited = ''): string[] {
  const type = typeof group['$type'] === 'string' ? group['$type'] : inherited
  const parts = Object.entries(group).filter(([key]) => !key.startsWith('$'))
  if (parts.length === 0) return [`${at.join('.')} ${type}${'$value' in group ? ' (optional)' : ''}`]
  return parts.flatMap(([key, part]) => tokens(part as TokenGroup, [...at, key], type))
}
