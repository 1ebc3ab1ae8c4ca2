import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { areas, repositoryFiles } from './promises.ts'

const root = path.join(import.meta.dirname, '../..')
const files = repositoryFiles()
const lines = readFileSync(path.join(root, 'docs/product-rules.md'), 'utf8').split('\n')

const rules = lines.filter((line) => /^(?:- |Refusals)/.test(line))

/** Files that a line of the rules names after its arrow, by the end of their paths. */
const namedIn = (line: string) => [...(line.split('→')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

it('each product rule names the file to change', () => {
  expect(rules.length).toBeGreaterThan(250)
  expect(rules.filter((line) => namedIn(line).length === 0)).toEqual([])
})

it('product rules name each file by an end of its path that no other has', () => {
  const rows = lines.filter((line) => line.startsWith('| ')).flatMap((line) => namedIn(`→ ${line.split('|')[4] ?? ''}`))
  const named = [...new Set([...rules.flatMap(namedIn), ...rows])]
  expect(rows.length).toBeGreaterThan(15)
  const matches = named.map((name) => ({ name, found: files.filter((file) => `/${file}`.endsWith(`/${name}`)) }))
  expect(matches.filter(({ found }) => found.length !== 1)).toEqual([])
})

it('code cites rules by their headings, in one form', () => {
  const known = areas()
  const cited = files
    .filter((file) => /^(?:apps|packages|e2e|\.storybook)\/.*\.(?:tsx?|mjs)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' ')
      return [...text.matchAll(/docs\/product-rules\.md(.{0,40})/g)].map(([, rest = '']) => ({ file, rest }))
    })
  expect(cited.length).toBeGreaterThan(100)
  const isHeading = (rest: string) => known.some((heading) => rest.startsWith(`, ${heading}`))
  expect(cited.filter(({ rest }) => !isHeading(rest))).toEqual([])
})
