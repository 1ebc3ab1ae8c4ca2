/** A name that the last release had is gone only with a migration, or with a changeset that says why there is none. */
import { describe, expect, it } from 'vitest'
import { MIGRATIONS } from '../src/migrations/index.ts'
import {
  answersNow,
  answersOf,
  goneNames,
  namesOf,
  offeredAtRelease,
  offeredNow,
  releasedText,
  versionNow,
} from './breaks.ts'

const released = offeredAtRelease()
const now = offeredNow()
const answers = answersNow()

/** `domain/cashbox minutesPlayed` for each name that is gone without an answer in a changeset of its package. */
const unanswered = (before: typeof now, after: typeof now, said = answers) =>
  goneNames(before, after)
    .filter(
      ({ report, name }) =>
        !said.some(({ packages, names }) => packages.includes(report.split('/')[0] ?? '') && names.includes(name)),
    )
    .map(({ report, name }) => `${report} ${name}`)

describe('what the packages offered with their last release', () => {
  it('is still there, or a changeset names its migration or why there is none (docs/versioning.md)', () => {
    expect(unanswered(released.offered, now)).toEqual([])
  })

  it('is that of the last release (after `changeset version`: node packages/migrate/pack/write-released.ts)', () => {
    expect(released.version).toBe(versionNow())
  })

  it('is written as it is read', () => {
    expect(releasedText(released.version, released.offered)).toContain('\n\n# domain/cashbox\n')
    expect(now.get('design-system/styles')).toContain('semantic.color.accent')
    expect(now.get('brands/index')).toContain('BrandManifest.background')
  })
})

describe('the migrations', () => {
  it('that changesets name are there, for a release to come', () => {
    const named = answers.flatMap(({ migration }) => migration ?? [])
    expect(named.length).toBeGreaterThan(0)
    const coming = MIGRATIONS.filter(({ version }) => version.localeCompare(versionNow(), 'en', { numeric: true }) > 0)
    expect(named.toSorted()).toEqual(coming.map(({ name }) => name).toSorted())
  })
})

describe('a name that is gone', () => {
  const one = new Map([['domain/cashbox', new Set(['Limits', 'Limits.day', 'csv', 'csv.day'])]])
  const gone = new Map([['domain/cashbox', new Set<string>()]])
  const changeset = (bump: string, text: string) =>
    answersOf(`---\n'@croupier/domain': ${bump}\n---\n\nSomething else.\n\n${text}\n`)

  it('is found, also of a subpath that is gone; a removed interface counts once', () => {
    expect(unanswered(one, gone, [])).toEqual(['domain/cashbox Limits', 'domain/cashbox csv', 'domain/cashbox csv.day'])
    expect(unanswered(one, new Map(), [])).toHaveLength(3)
    expect(
      unanswered(
        new Map([['domain/cashbox', new Set(['Limits', 'Limits.day'])]]),
        new Map([['domain/cashbox', new Set(['Limits'])]]),
        [],
      ),
    ).toEqual(['domain/cashbox Limits.day'])
  })

  it('is answered by a migration, or by a reason, in a changeset of its package that is no patch', () => {
    const text = '`Limits`, `csv` and `csv.day` are gone.\nMigration: `limits`.'
    expect(unanswered(one, gone, changeset('minor', text))).toEqual([])
    expect(
      unanswered(
        one,
        gone,
        changeset('major', text.replace('Migration: `limits`', 'No migration: they have other values')),
      ),
    ).toEqual([])
    expect(unanswered(one, gone, changeset('patch', text))).toHaveLength(3)
    expect(
      unanswered(one, gone, changeset('minor', text.replace('Migration: `limits`.', 'They had to go.'))),
    ).toHaveLength(3)
    expect(
      unanswered(
        one,
        gone,
        changeset('minor', text).map((answer) => ({ ...answer, packages: ['hosts'] })),
      ),
    ).toHaveLength(3)
  })

  it('is an export, or a member of an exported interface or class that is not private', () => {
    expect(
      [
        ...namesOf(`export { type Options, Store, make };
export interface Options { readonly mode: string; name?: string }
interface Inner { hidden: string }
export declare class Store { #kept; readonly value: number; private own; load(): void }
export declare function make(): void;`),
      ].toSorted(),
    ).toEqual(['Options', 'Options.mode', 'Options.name', 'Store', 'Store.load', 'Store.value', 'make'])
  })
})
