// npm run promises -- WORD: prints what the product promises, read from the comments of the tests that prove it.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DEMAND_KINDS } from '../../packages/markets/src/market-schema.ts'

const DEMANDS: ReadonlySet<string> = new Set(DEMAND_KINDS)

const root = path.join(import.meta.dirname, '../..')

/** What this repository promises to those who work in it. Every other area is a heading of `docs/product-rules.md`. */
const REPOSITORY = 'Repository'

/** A promise, as the comment of its test says it: see `docs/testing.md`. */
export interface Promised {
  /** A heading of `docs/product-rules.md`, or `Repository`. */
  readonly area: string
  readonly text: string
  /** The file with the comment. */
  readonly home: string
  /** Files that prove it, each by the end of its path, with names of stories or tests in parentheses. */
  readonly proofs: readonly string[]
  /** Demands of markets that it meets (docs/markets.md). */
  readonly demands: readonly string[]
  /** Journeys that witness it, as `folder/name`; `none` where only a cheaper test proves it. */
  readonly journeys: readonly string[]
}

/** Splits at commas that are not in parentheses. */
const list = (text: string) =>
  text
    .split(/,(?![^(]*\))/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Reads the promises in the comments of one file. */
export function promisesOf(home: string, source: string): readonly Promised[] {
  const comments = source.match(/\/\*\*[\s\S]*?\*\//g) ?? []
  return comments.flatMap((comment) => {
    const lines = comment.slice(3, -2).split('\n')
    const text = lines.map((line) => line.replace(/^\s*\*\s*/, '').trim()).join(' ')
    return text
      .split(/(?=@promise )/)
      .filter((part) => part.startsWith('@promise '))
      .map((part) => {
        const [promise = '', ...tags] = part.split(/ (?=@(?:demand|proof|journey) )/)
        const named = (tag: string) =>
          tags.filter((it) => it.startsWith(tag)).flatMap((it) => list(it.slice(tag.length)))
        const [, area = '', said = ''] = /^@promise ([^:]*): (.*)$/.exec(promise.trim()) ?? []
        return {
          area,
          text: said.trim(),
          home,
          demands: named('@demand '),
          proofs: named('@proof '),
          journeys: named('@journey '),
        }
      })
  })
}

/** The areas in the order of `docs/product-rules.md`. */
export function areas(): readonly string[] {
  const rules = readFileSync(path.join(root, 'docs/product-rules.md'), 'utf8')
  return [...[...rules.matchAll(/^###? (.+)$/gm)].map(([, heading = '']) => heading), REPOSITORY]
}

/** All files of the repository, those that are not committed yet too. */
export function repositoryFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  return [...new Set(listed.toString().trim().split('\n'))].filter((file) => existsSync(path.join(root, file)))
}

/** All promises, by area, and within one by file. */
export function readPromises(files: readonly string[]): readonly Promised[] {
  const order = areas()
  return files
    .filter((file) => /\.(?:test|spec|stories)\.tsx?$/.test(file) || /^\.storybook\/.*\.ts$/.test(file))
    .toSorted()
    .flatMap((file) => promisesOf(file, read(file)))
    .toSorted((a, b) => order.indexOf(a.area) - order.indexOf(b.area))
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The files that a proof names by the end of their paths, without the ending; `*` stands for anything within a name. */
export function filesOf(proof: string, files: readonly string[], home: string): readonly string[] {
  const [name = ''] = proof.split(' (')
  if (name === 'here') return [home]
  const pattern = name.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*')
  const matches = new RegExp(`(?:^|/)${pattern}(?:\\.tsx?)?$`)
  return files.filter((file) => matches.test(file))
}

/** Whether a file of stories has one of this name, or another file this text. */
function has(file: string, name: string): boolean {
  const isStory = file.endsWith('.stories.tsx') && /^[A-Z]/.test(name)
  return read(file).includes(isStory ? `export const ${name}:` : name)
}

/** The names in the parentheses of a proof: of stories, or of tests. */
function namesIn(proof: string): readonly string[] {
  return list(/\((.*)\)$/.exec(proof)?.[1] ?? '')
}

/** What is wrong with a promise: a proof or journey that is not there, an area that no rule has. */
export function faultsOf(promised: Promised, files: readonly string[], known: readonly string[]): readonly string[] {
  const { area, demands, home, journeys, proofs, text } = promised
  const isJourney = home.startsWith('e2e/')
  const faults = proofs.flatMap((proof) => {
    const found = filesOf(proof, files, home)
    if (found.length === 0) return [`'${proof}' names no file`]
    if (found.length > 1 && !proof.includes('*')) return [`'${proof}' names ${found.join(' and ')}`]
    const missing = namesIn(proof).filter((name) => !found.some((file) => has(file, name)))
    return missing.map((name) => `'${name}' is not in ${found.join(', ')}`)
  })
  for (const demand of demands) if (!DEMANDS.has(demand)) faults.push(`markets have no demand '${demand}'`)
  if (text === '') faults.push('it has no text: write "@promise Area: text"')
  if (text !== '' && !known.includes(area)) faults.push(`'${area}' is no heading of docs/product-rules.md`)
  if (!isJourney && journeys.length === 0) faults.push('it has no journey: name its witness, or write "@journey none"')
  for (const journey of journeys) {
    if (journey === 'none') {
      if (isJourney || journeys.length > 1) faults.push('it has a journey and "@journey none"')
    } else if (!files.includes(`e2e/${journey}.spec.ts`)) faults.push(`there is no journey e2e/${journey}.spec.ts`)
  }
  return faults.map((fault) => `${home}: "${text}": ${fault}`)
}

/** Promises as text in Markdown, a heading for each area. */
export function printPromises(promises: readonly Promised[], files: readonly string[]): string {
  const lines: string[] = []
  let area = ''
  for (const promised of promises) {
    if (promised.area !== area) lines.push('', `## ${promised.area}`, '')
    area = promised.area
    const isJourney = promised.home.startsWith('e2e/')
    const proofs = promised.proofs.some((proof) => proof.startsWith('here')) || isJourney ? [] : ['here']
    const proven = [...proofs, ...promised.proofs].map((proof) => {
      const names = namesIn(proof).join(', ')
      const found = filesOf(proof, files, promised.home).filter((file) => namesIn(proof).every((it) => has(file, it)))
      const named = proof.includes('*') ? `${proof.split(' (')[0]} in ${found.length} files` : found.join(', ')
      return named + (names && ` (${names})`)
    })
    const journeys = promised.journeys.filter((it) => it !== 'none').map((it) => `e2e/${it}.spec.ts`)
    const witnesses = isJourney ? [promised.home, ...journeys] : journeys
    lines.push(`- ${promised.text}`)
    if (proven.length > 0) lines.push(`  - proof: ${proven.join('; ')}`)
    if (witnesses.length > 0) lines.push(`  - witness: ${witnesses.map(onWhat).join(', ')}`)
  }
  return lines.join('\n').trim()
}

/** A journey tagged `@phone` runs on a phone too. */
const onWhat = (journey: string) => (read(journey).includes("'@phone'") ? `${journey} (on a phone too)` : journey)

if (import.meta.main) {
  const files = repositoryFiles()
  const word = process.argv.slice(2).join(' ').toLowerCase()
  const said = (promised: Promised) => printPromises([promised], files).toLowerCase()
  console.log(
    printPromises(
      readPromises(files).filter((promised) => said(promised).includes(word)),
      files,
    ),
  )
}
