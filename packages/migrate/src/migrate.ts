import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { changeCode, isCode } from './change-code.ts'
import type { Leftover, Migration } from './migration.ts'
import { MIGRATIONS } from './migrations/index.ts'

export interface MigrateOptions {
  /** The site, with its brands. */
  readonly folder: string
  /** The version that the site's code was written for. */
  readonly from: string
  /** The version that it has now; without it the newest. */
  readonly to?: string | undefined
  /** Only says what would change. */
  readonly isDryRun?: boolean
}

/** A file that was changed, or that a person must look at. */
export interface MigratedFile {
  /** From the site's folder. */
  readonly file: string
  readonly isChanged: boolean
  readonly left: readonly Leftover[]
}

/** Folders of what was installed or built. */
const PASSED_OVER = new Set(['node_modules', 'dist', 'build', 'coverage'])

/** The migrations that lead from one version to another, in their order. */
export function migrationsBetween(from: string, to: string | undefined): readonly Migration[] {
  return MIGRATIONS.filter(
    ({ version }) => compareVersions(version, from) > 0 && (to === undefined || compareVersions(version, to) <= 0),
  )
}

/** Changes the files of a site, and answers which, with what is left for a person. */
export function migrate({ folder, from, to, isDryRun = false }: MigrateOptions): readonly MigratedFile[] {
  const migrations = migrationsBetween(from, to)
  return filesOf(folder).flatMap((file) => {
    const target = path.join(folder, file)
    const text = readFileSync(target, 'utf8')
    // The packages' name stands in every module that they concern, and reading a module costs far more than this.
    if (isCode(file) && !text.includes('@croupier/')) return []
    const changed = isCode(file)
      ? changeCode(path.basename(file), text, migrations)
      : { text: migrations.reduce((sum, { manifest }) => manifest?.(sum) ?? sum, text), left: [] }
    const isChanged = changed.text !== text
    if (isChanged && !isDryRun) writeFileSync(target, changed.text)
    return isChanged || changed.left.length > 0 ? [{ file, isChanged, left: changed.left }] : []
  })
}

function filesOf(folder: string, below = ''): readonly string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !PASSED_OVER.has(name))
    .flatMap((entry) => {
      const file = path.join(below, entry.name)
      if (entry.isDirectory()) return filesOf(folder, file)
      return entry.isFile() && (isCode(file) || entry.name === 'brand.json') ? [file] : []
    })
    .toSorted()
}

const VERSION = /^(\d+)\.(\d+)\.(\d+)/

/** Whether the text is a version, such as `0.1.0`. */
export const isVersion = (text: string): boolean => VERSION.test(text)

function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => VERSION.exec(version)?.slice(1).map(Number) ?? [])
  return [0, 1, 2].map((part) => (a?.[part] ?? 0) - (b?.[part] ?? 0)).find((difference) => difference !== 0) ?? 0
}
