/** What packages offer by name, by their API reports, and what a changeset says of a name that is gone. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ts } from 'ts-morph'
import { parse } from 'yaml'

export const repository = path.join(import.meta.dirname, '../../..')

/** Names by report, such as `domain/cashbox`: exports, members of exported interfaces and classes, names for stylesheets. */
export type Offered = ReadonlyMap<string, ReadonlySet<string>>

/** What the packages offer now. Of brands it is the members of `brand.json`. */
export function offeredNow(): Offered {
  const reports = globSync('packages/*/api/*.api.txt', { cwd: repository }).toSorted()
  const entries = reports.map((report): [string, Set<string>] => {
    const [, owner, , file = ''] = report.split('/')
    const text = readFileSync(path.join(repository, report), 'utf8')
    const name = path.basename(file, '.api.txt')
    return [`${owner}/${name}`, name === 'styles' ? styleNames(text) : namesOf(text)]
  })
  const brands = namesOf(readFileSync(path.join(repository, 'packages/brands/index.ts'), 'utf8'))
  return new Map([...entries, ['brands/index', brands]])
}

const styleNames = (text: string) =>
  new Set(text.split('\n').flatMap((line) => (line === '' || line.startsWith('#') ? [] : [line.split(' ')[0] ?? line])))

/** The names of declarations: what is exported, and the members of its interfaces and classes. */
export function namesOf(text: string): Set<string> {
  const { statements } = ts.createSourceFile('report.ts', text, ts.ScriptTarget.Latest)
  const listed = statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) &&
    statement.exportClause !== undefined &&
    ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name }) => name.text)
      : [],
  )
  // A report lists what an index exports, and prints more declarations than those.
  const isPublic = (name: string) => listed.length === 0 || listed.includes(name)
  const members = statements.flatMap((statement) => {
    if (!ts.isInterfaceDeclaration(statement) && !ts.isClassDeclaration(statement)) return []
    const owner = statement.name?.text ?? ''
    if (!isPublic(owner)) return []
    const own = [...statement.members].flatMap((member) => {
      const isHidden =
        ts.canHaveModifiers(member) &&
        ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)
      return member.name !== undefined && ts.isIdentifier(member.name) && isHidden !== true ? [member.name.text] : []
    })
    return [owner, ...own.map((name) => `${owner}.${name}`)]
  })
  return new Set([...listed, ...members])
}

const RELEASED = path.join(import.meta.dirname, 'released.txt')

/** What the packages offered with their last release, and its version. */
export function offeredAtRelease(): { version: string; offered: Offered } {
  const [first = '', ...reports] = readFileSync(RELEASED, 'utf8').trim().split('\n\n')
  return {
    version: first.replace('# ', ''),
    offered: new Map(
      reports.map((report) => {
        const [name = '', ...lines] = report.split('\n')
        return [name.replace('# ', ''), new Set(lines)]
      }),
    ),
  }
}

/** As `released.txt` has it. */
export function releasedText(version: string, offered: Offered): string {
  const reports = [...offered].map(([name, names]) => [`# ${name}`, ...[...names].toSorted()].join('\n'))
  return `${[`# ${version}`, ...reports].join('\n\n')}\n`
}

/** Names that are gone, with those of a removed owner only as the owner. */
export function goneNames(before: Offered, now: Offered): readonly { report: string; name: string }[] {
  return [...before].flatMap(([report, names]) => {
    const left = now.get(report) ?? new Set()
    const gone = [...names].filter((name) => !left.has(name))
    return gone
      .filter((name) => !gone.includes(name.split('.')[0] ?? '') || !/^[A-Z]\w*\./.test(name))
      .map((name) => ({ report, name }))
  })
}

/** What a paragraph of a changeset says of the names in it. */
export interface Answer {
  /** `domain` of `@croupier/domain`, raised by more than a patch. */
  readonly packages: readonly string[]
  readonly names: readonly string[]
  /** Undefined where it says why there can be none. */
  readonly migration: string | undefined
}

const ANSWER = /^(Migration: `([\w-]+)`|No migration: \S+ \S+)/m

/** The answers of a changeset: paragraphs that end with `` Migration: `name`. `` or `No migration: why.` */
export function answersOf(changeset: string): readonly Answer[] {
  const [, header = '', body = ''] = changeset.split(/^---$/m)
  const bumps = (parse(header) ?? {}) as Readonly<Record<string, string>>
  const packages = Object.keys(bumps)
    .filter((name) => bumps[name] === 'major' || bumps[name] === 'minor')
    .map((name) => name.replace('@croupier/', ''))
  return body.split(/\n{2,}/).flatMap((paragraph) => {
    const answer = ANSWER.exec(paragraph)
    if (answer === null) return []
    const said = paragraph.slice(0, answer.index)
    return [{ packages, names: [...said.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name), migration: answer[2] }]
  })
}

export const answersNow = (): readonly Answer[] =>
  globSync('.changeset/*.md', { cwd: repository }).flatMap((file) =>
    answersOf(readFileSync(path.join(repository, file), 'utf8')),
  )

export const versionNow = (): string =>
  (JSON.parse(readFileSync(path.join(repository, 'packages/migrate/package.json'), 'utf8')) as { version: string })
    .version
