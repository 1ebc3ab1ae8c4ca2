import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const withoutComments = (source: string) => source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')

const UTILITY = /^[\w-]+:|-\[|^(?:text|bg|rounded|px|py|gap|size|absolute|relative|flex|grid)/

/** Texts in quotes that are lists of classes: more than one, and one of them is a utility with a value or a condition. */
function classLists(source: string): string[][] {
  return [...source.matchAll(/(['"`])((?:(?!\1)[^\\\n])*)\1/g)]
    .map(([, , text = '']) => text.split(/\s+/).filter(Boolean))
    .filter((words) => words.length > 1 && words.some((word) => UTILITY.test(word)))
}

it('no element has a class of which the stylesheet leaves out the rule', () => {
  const [, list = ''] = /@source not inline\("\{(.*)\}"\)/.exec(read('apps/web/src/app/styles.css')) ?? []
  const left = new Set(list.split(','))
  expect(left.size).toBeGreaterThan(5)
  const files = globSync('{apps/web,packages/design-system}/src/**/*.{tsx,ts}', { cwd: root }).filter(
    (file) => !/\.(test|stories)\.|generated/.test(file),
  )
  const used = files.flatMap((file) =>
    classLists(withoutComments(read(file)))
      .flat()
      .filter((word) => left.has(word))
      .map((word) => `${file}: ${word}`),
  )
  expect(used).toEqual([])
})

it('finds lists of classes', () => {
  expect(classLists(`clsx('flex table', 'px-2 table')`)).toEqual([
    ['flex', 'table'],
    ['px-2', 'table'],
  ])
})
