// Which files a change affects, by the imports of the sources.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../stack/workspace.mjs'

/** `import … from '…'`, `export … from '…'`, `import '…'` and `import('…')`: the names, if any, and the specifier. */
const IMPORT = /(?:\b(?:import|export)\s+([\w*{][^'"`;()=]*?)\s*from\s*|\bimport\s*\(?\s*)'([^']+)'/g
/** Gives the slices of a site the names by which pages use them: `games: createGames(means)`. */
const SLICES = 'packages/domain/src/site/slices.ts'
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** The commit at which the branch left main. */
function branchPoint() {
  return git('merge-base', 'main', 'HEAD')
}

/** Files that differ from where the branch left main, uncommitted and new ones included. */
export function changedFiles() {
  return [...lines('diff', '--name-only', branchPoint()), ...lines('ls-files', '--others', '--exclude-standard')]
}

/**
 * Every file of the packages, applications and scripts. Only code is read: other files import nothing.
 * @returns {Map<string, string>} texts by path from the root
 */
function readSources() {
  const files = lines('ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'apps', 'scripts')
  return new Map(
    files
      .filter((file) => existsSync(path.join(root, file)))
      .map((file) => [file, /\.(tsx?|mjs)$/.test(file) ? readFileSync(path.join(root, file), 'utf8') : '']),
  )
}

/** Files that every story depends on: those of Storybook, the brands and all stylesheets. */
const AFFECTS_EVERY_STORY = /^\.storybook\/|^packages\/brands\/|\.css$/

/**
 * The story files that the changed files affect, or the files that affect every story.
 * @param {readonly string[]} changed
 * @returns {{ stories: string[], forAll: string[] }}
 */
export function affectedStories(changed) {
  const { stories } = affectedTests(changed)
  return { stories: stories.map(({ file }) => file), forAll: changed.filter((file) => AFFECTS_EVERY_STORY.test(file)) }
}

/** A file of stories or unit tests. @typedef {{ file: string, tests: number }} TestFile */

/** A story, or a test of vitest. */
const STORY = /^export const /gm
const UNIT_TEST = /^\s*(?:it|test)\b/gm

/**
 * The files of stories and unit tests that the changed files affect, the nearest by imports first.
 * @param {readonly string[]} changed
 * @returns {{ stories: TestFile[], unit: TestFile[] }}
 */
export function affectedTests(changed) {
  const sources = readSources()
  const affected = [...affectedFiles(sources, changed)]
  /** @type {(name: RegExp, test: RegExp) => TestFile[]} */
  const named = (name, test) =>
    affected.flatMap((file) => {
      const text = name.test(file) ? sources.get(file) : undefined
      return text === undefined ? [] : [{ file, tests: text.match(test)?.length ?? 0 }]
    })
  return { stories: named(/\.stories\.tsx$/, STORY), unit: named(/^(?!.*\/pack\/).*\.test\.tsx?$/, UNIT_TEST) }
}

/**
 * Divides the files after so many tests: those to run, at least the first, and those left.
 * @param {readonly TestFile[]} files
 * @param {number} most
 */
export function firstTests(files, most) {
  let sum = 0
  const end = files.findIndex(({ tests }, at) => (sum += tests) > most && at > 0)
  const names = files.map(({ file }) => file)
  return end === -1 ? { run: names, left: [] } : { run: names.slice(0, end), left: names.slice(end) }
}

/**
 * The changed files and all that import them, directly or through others, the nearest first. A name that is imported through an index.ts
 * counts as an import of the file that the name comes from, not of all that the index names. Imports of types are left
 * out: the check of types follows them. A slice of the site affects what uses it by its name.
 * @param {ReadonlyMap<string, string>} sources texts by path
 * @param {readonly string[]} changed
 * @returns {Set<string>}
 */
export function affectedFiles(sources, changed) {
  /** @type {Map<string, Set<string>>} */
  const importers = new Map()
  const add = (/** @type {string} */ target, /** @type {string} */ file) =>
    importers.set(target, (importers.get(target) ?? new Set()).add(file))
  for (const [file, text] of sources) {
    if (isIndex(file, text)) continue
    for (const { names, specifier } of importsOf(text)) {
      for (const target of targetsOf(sources, file, specifier, names))
        (file === SLICES ? usersOf(sources, text, names) : [file]).forEach((user) => add(target, user))
    }
  }
  /** @type {Set<string>} */
  const affected = new Set()
  const queue = [...changed]
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (affected.has(file)) continue
    affected.add(file)
    queue.push(...(importers.get(file) ?? []))
  }
  return affected
}

/**
 * Files that use the slices that these functions make.
 * @param {ReadonlyMap<string, string>} sources
 * @param {string} slices text of the file that names them
 * @param {readonly string[] | null} makers
 */
function usersOf(sources, slices, makers) {
  const names = [...slices.matchAll(/(\w+): (\w+)\(means\)/g)].flatMap(([, name = '', maker = '']) =>
    makers?.includes(maker) ? [name] : [],
  )
  const name = `\\b(?:${names.join('|')})\\b`
  const use = new RegExp(`[sS]ite(?:\\(\\))?\\.${name}|{[^}]*${name}[^}]*} = useSite\\(\\)`)
  return names.length === 0 ? [] : [...sources].flatMap(([file, text]) => (use.test(text) ? [file] : []))
}

/** @param {string} text */
function importsOf(text) {
  return [...text.matchAll(IMPORT)]
    .map(([, clause, specifier = '']) => ({ names: namesOf(clause), specifier }))
    .filter(({ names }) => names === null || names.length > 0)
}

/**
 * The imported names, as exported; null: all (`* as x`, `import('…')`).
 * @param {string | undefined} clause
 */
const namesOf = (clause) => partsOf(clause)?.map((part) => /** @type {string} */ (part.split(/\s/)[0])) ?? null

/**
 * The parts of `{ a, type b, c as d }` without types; null: all names.
 * @param {string | undefined} clause
 */
function partsOf(clause) {
  if (clause?.startsWith('type ')) return []
  const [, list] = /^{([^}]*)}$/.exec(clause?.trim() ?? '') ?? []
  if (list === undefined) return null
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
}

/**
 * The files an import reaches: the one it names and, where that is an index, those its names come from.
 * @param {ReadonlyMap<string, string>} sources
 * @param {string} from
 * @param {string} specifier
 * @param {readonly string[] | null} names
 * @returns {string[]}
 */
function targetsOf(sources, from, specifier, names) {
  const file = resolve(sources, from, specifier)
  if (file === null) return []
  const text = sources.get(file) ?? ''
  if (!isIndex(file, text)) return [file]
  const passedOn = [...text.matchAll(IMPORT)].map(([, clause, next = '']) => ({
    exported: partsOf(clause)?.map((part) => part.split(/\s/).at(-1)) ?? null,
    originals: namesOf(clause),
    next,
  }))
  const chosen = passedOn.filter(
    ({ exported }) => names === null || exported === null || names.some((name) => exported.includes(name)),
  )
  return [
    file,
    ...chosen.flatMap(({ exported, originals, next }) =>
      targetsOf(
        sources,
        file,
        next,
        names && exported && originals && originals.filter((_, at) => names.includes(exported[at] ?? '')),
      ),
    ),
  ]
}

/**
 * @param {ReadonlyMap<string, string>} sources
 * @param {string} from
 * @param {string} specifier
 */
function resolve(sources, from, specifier) {
  const [, name, part] = /^@croupier\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? []
  const candidates = specifier.startsWith('.')
    ? [path.posix.join(path.posix.dirname(from), specifier.split('?')[0] ?? '')]
    : ['packages', 'apps'].flatMap((folder) => [
        path.posix.join(folder, `${name}`, 'src', part ?? '', 'index.ts'),
        path.posix.join(folder, `${name}`, part ?? 'index.ts'),
        path.posix.join(folder, `${name}`, 'src', `${part}`),
      ])
  return candidates.find((file) => sources.has(file)) ?? null
}

/**
 * True for an index.ts that only re-exports.
 * @param {string} file
 * @param {string} text
 */
function isIndex(file, text) {
  return file.endsWith('/index.ts') && text.replaceAll(COMMENT, '').replaceAll(IMPORT, '').trim() === ''
}

/** @param {string[]} args */
function lines(...args) {
  return git(...args)
    .split('\n')
    .filter((line) => line !== '')
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).trim()
}
