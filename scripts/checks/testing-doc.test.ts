import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const text = readFileSync(path.join(root, 'docs/testing.md'), 'utf8')

const ROOTS: Readonly<Record<string, string>> = {
  d: 'packages/domain/src',
  w: 'apps/web/src',
  s: 'apps/ssr-server/src',
}

const missing = (patterns: readonly string[]) =>
  patterns.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)

/** All matches of a pattern in a text, without `*.test.ts`, which names a kind of file. */
const found = (pattern: RegExp, within = text) =>
  [...within.matchAll(pattern)].map(([match]) => match).filter((match) => !match.startsWith('*'))

it('docs/testing.md names unit tests that exist, by their full paths', () => {
  const tests = found(/[\w./*-]+\.test(?:\.tsx?)?(?![\w.])/g).map((name) => {
    const file = name.replace(/^([dws])\//, (_, key: string) => `${ROOTS[key] ?? ''}/`)
    return /\.tsx?$/.test(file) ? file : `${file}.{ts,tsx}`
  })

  expect(tests.length).toBeGreaterThan(50)
  expect(missing(tests)).toEqual([])
})

it('docs/testing.md names stories that exist', () => {
  const stories = found(/[\w./-]+\.stories\.tsx/g).map((name) =>
    /^(?:apps|packages)\//.test(name) ? name : `apps/web/src/features/account/${name}`,
  )

  expect(stories.length).toBeGreaterThan(8)
  expect(missing(stories)).toEqual([])
})

it('docs/testing.md names stories of those files, in the table of forms', () => {
  const table = text.slice(text.indexOf('## Every fault of a form'), text.indexOf('## Journeys'))
  let stories = ''
  const named = table.split('\n').flatMap((row) => {
    const [, , cell = ''] = row.split('|')
    const [file] = /[\w/-]+\.stories\.tsx/.exec(cell) ?? []
    if (file) stories = readFileSync(path.join(root, 'apps/web/src/features/account', file), 'utf8')
    return found(/\b(?:[A-Z][a-z]+){2,}\b/g, cell).map((name) => ({
      name,
      isThere: stories.includes(`const ${name}:`),
    }))
  })

  expect(named.length).toBeGreaterThan(15)
  expect(named.filter(({ isThere }) => !isThere)).toEqual([])
})

it('docs/testing.md names journeys that exist', () => {
  const promises = text.slice(text.indexOf('## Promises'), text.indexOf('### Times and sizes'))
  const journeys = promises
    .split('\n')
    .flatMap((row) => found(/\b[a-z-]+\/[a-z-]+\b/g, row.split('|')[3] ?? ''))
    .map((name) => `e2e/${name}.spec.ts`)

  expect(journeys.length).toBeGreaterThan(50)
  expect(missing(journeys)).toEqual([])
})
