#!/usr/bin/env node
// croupier-migrate FROM [TO] [--in FOLDER] [--dry-run]: changes a site's files from one version of the packages to another (README.md).
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isVersion, migrate, migrationsBetween } from './migrate.ts'

const USAGE = 'croupier-migrate FROM [TO] [--in FOLDER] [--dry-run], such as: croupier-migrate 0.0.0 0.1.0 --in src'

function fail(message: string): never {
  console.error(message)
  console.error(USAGE)
  process.exit(2)
}

function asked() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { in: { type: 'string', default: '.' }, 'dry-run': { type: 'boolean', default: false } },
    })
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const { positionals, values } = asked()
const [from, to] = positionals
if (from === undefined) fail('Say from which version.')
for (const version of positionals) if (!isVersion(version)) fail(`"${version}" is no version.`)
if (!existsSync(values.in)) fail(`There is no folder ${values.in}.`)

for (const { version, title } of migrationsBetween(from, to)) console.log(`${version}: ${title}`)
const files = migrate({ folder: values.in, from, to, isDryRun: values['dry-run'] })
for (const { file, isChanged, left } of files) {
  if (isChanged) console.log(`${values['dry-run'] ? 'would change' : 'changed'} ${file}`)
  for (const { line, what } of left) console.log(`${file}:${line}: LOOK: ${what}`)
}
const open = files.flatMap(({ left }) => left).length
console.log(`${files.filter(({ isChanged }) => isChanged).length} files changed, ${open} places to look at`)
process.exit(open > 0 ? 1 : 0)
