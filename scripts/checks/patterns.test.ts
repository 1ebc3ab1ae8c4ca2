import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules, createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import playwright from '../../playwright.config.ts'
import { PACKAGE_TESTS, STRICT_TESTS, UNIT_TESTS } from '../tests/test-files.ts'
import { alternativesOf } from './alternatives.ts'

const root = path.resolve(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
}).split('\n')

/** Alternatives of these patterns that match none of the texts. */
const idle = (patterns: readonly string[], texts: readonly string[]) =>
  patterns
    .flatMap((pattern) => alternativesOf(new RegExp(pattern)))
    .filter((alternative) => !texts.some((text) => alternative.test(text)))
    .map(String)

it('splits a pattern into what it may match', () => {
  const split = (pattern: RegExp) => alternativesOf(pattern).map((each) => each.source)
  expect(split(/a|b/)).toEqual(['(?:a)', '(?:b)'])
  expect(split(/^a\/(b(c|d)?|e)\.ts$/)).toHaveLength(4)
  expect(alternativesOf(/(?!a|b)c/)).toHaveLength(1)
  expect(idle(['^x/(y|z)/'], ['x/y/1'])).toHaveLength(1)
})

describe('import rules', () => {
  const rulesOf = (config: string) =>
    (createRequire(import.meta.url)(`../../${config}`) as { forbidden: { from: Places; to: Places }[] }).forbidden
  const forbidden = ['dependency-cruiser.cjs', 'dependency-cruiser.folders.cjs'].flatMap(rulesOf)
  interface Places {
    path?: string | string[]
    pathNot?: string | string[]
  }
  const installed = ['node_modules', 'node_modules/.pnpm/node_modules']
  const libraries = installed.flatMap((folder) => readdirSync(path.join(root, folder)))
  const modules = [
    ...files,
    ...libraries.map((name) => `node_modules/${name}/`),
    ...builtinModules.map((name) => `node:${name}`),
  ]

  it('every path of every rule is there', () => {
    const paths = forbidden.flatMap(({ from, to }) => [from.path, from.pathNot, to.path, to.pathNot].flat())
    // `$1` is what the first path has found.
    const patterns = paths.flatMap((each) => (each === undefined ? [] : [each.replaceAll('$1', '[^/]+(?:/[^/]+)?')]))
    expect(patterns.length).toBeGreaterThan(50)
    expect(idle(patterns, modules)).toEqual([])
  })
})

describe('test lists', () => {
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file))
  const taken = (globs: readonly string[]) => tests.filter((file) => globs.some((glob) => path.matchesGlob(file, glob)))

  it('every list takes tests, and every test is in one', () => {
    const all = [...UNIT_TESTS, ...STRICT_TESTS, ...PACKAGE_TESTS]
    expect(all.filter((glob) => taken([glob]).length === 0)).toEqual([])
    expect(tests.length).toBeGreaterThan(300)
    expect(tests.filter((file) => !taken(all).includes(file))).toEqual([])
  })

  it('every story is in a folder that Storybook reads', () => {
    const folders = ['packages/design-system/src/', 'apps/web/src/']
    const stories = files.filter((file) => path.basename(file).includes('.stories.'))
    expect(stories.filter((file) => !folders.some((folder) => file.startsWith(folder)))).toEqual([])
  })

  it('every project of the journeys names files and tags that are there', () => {
    const specs = files.filter((file) => file.startsWith('e2e/') && file.endsWith('.spec.ts'))
    const globs = playwright.projects?.flatMap(({ testIgnore = [] }) => [testIgnore].flat()) ?? []
    expect(globs.length).toBeGreaterThan(0)
    expect(globs.filter((glob) => !specs.some((file) => path.matchesGlob(file, String(glob))))).toEqual([])
    const tags = playwright.projects?.flatMap(({ grep }) => (grep instanceof RegExp ? [grep.source] : [])) ?? []
    expect(tags.length).toBe(2)
    expect(idle(tags, [...specs, ...specs.map((file) => readFileSync(path.join(root, file), 'utf8'))])).toEqual([])
  })
})
