import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { repositoryFiles } from './promises.ts'

const root = path.join(import.meta.dirname, '../..')
const files = repositoryFiles()
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('.changeset/'))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

it('links between documents lead to files and headings that are there', () => {
  const links = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, to = '']) => to)
      .filter((to) => !/^[a-z]+:/.test(to))
      .map((to) => {
        const [name = '', anchor] = to.split('#')
        const target = name === '' ? file : path.posix.join(path.posix.dirname(file), name)
        return { file, to, target, anchor }
      }),
  )
  expect(links.length).toBeGreaterThan(50)
  const isThere = (target: string) => files.some((file) => file === target || file.startsWith(`${target}/`))
  expect(
    links.filter(({ target, anchor }) => !isThere(target) || (anchor && !anchorsOf(target).includes(anchor))),
  ).toEqual([])
})

it('decisions that are cited are there, each by a number of its own', () => {
  const decisions = files
    .map((file) => /^docs\/decisions\/0*(\d+)-/.exec(file)?.[1])
    .filter((number) => number !== undefined)
  const numbers = new Set(decisions)
  expect(decisions).toHaveLength(numbers.size)
  const cited = files
    .filter((file) => /\.(?:tsx?|mjs|cjs|css|md)$/.test(file) && file !== 'docs/decisions/README.md')
    .flatMap((file) =>
      [...read(file).matchAll(/(?<![Rr]eplaces )\b[Dd]ecisions? (\d+)(?:(?:,| and) (\d+))?(?!\d| kB)/g)].flatMap(
        ([, ...found]) => found.filter((number) => number !== undefined).map((number) => ({ file, number })),
      ),
    )
  expect(cited.length).toBeGreaterThan(50)
  expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([])
})

it('documents name source files by an end of their path', () => {
  const named = documents.flatMap((file) =>
    [...read(file).matchAll(/`([\w.{},<>*/-]+\/[\w.{},<>*-]+\.(?:tsx?|mjs|cjs|css))`/g)].map(([, name = '']) => ({
      file,
      name,
    })),
  )
  expect(named.length).toBeGreaterThan(50)
  /** The guide's feature, which is not there. */
  const isExample = (name: string) => /\bnews\b/.test(name)
  const isThere = (name: string) => {
    const pattern = name
      .replaceAll('.', String.raw`\.`)
      .replaceAll(/<[^>]*>|\*+/g, '[^/]*')
      .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    return files.some((file) => new RegExp(`(?:^|/)${pattern}$`).test(file))
  }
  expect(named.filter(({ name }) => !isExample(name) && !isThere(name))).toEqual([])
})
