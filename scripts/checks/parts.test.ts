/**
 * @promise Repository: every component of the design system says when to use it and when not, its keys and its tokens,
 *   and has an example, on its page and in llms.txt
 * @journey none
 */

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, it } from 'vitest'
import { llmsText } from '../../.storybook/parts/llms.ts'
import { readParts } from '../../.storybook/parts/read-parts.ts'

const root = path.resolve(import.meta.dirname, '../..')
const parts = readParts()
const partOf = (name: string) => parts.find((part) => part.name === name)

it('every component that is exported is read', () => {
  expect(parts.length).toBeGreaterThan(60)
  const names = parts.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Button', 'CodeField', 'Modal', 'VirtualGrid']))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

it('every component has a description, @use, @avoid and @key', () => {
  const faults = parts.filter(({ description, use, avoid, keys }) => !description || !use || !avoid || keys === null)
  expect(faults.map(({ name }) => name)).toEqual([])
})

it('every key says what it does', () => {
  const faults = parts.filter(({ keys }) => keys?.some(({ key, does }) => !key || !does))
  expect(faults.map(({ name }) => name)).toEqual([])
})

it('every component has an example that shows it', () => {
  expect(parts.filter(({ name, example }) => !example.includes(`<${name}`)).map(({ name }) => name)).toEqual([])
})

it('what is derived of a button is what its sources say', () => {
  expect(partOf('Button')).toMatchObject({
    folder: 'button',
    importLine: "import { Button } from '@croupier/design-system/button'",
    sizes: ['sm', 'md', 'lg'],
    example: '<Button onClick={() => undefined} intent="primary">Deposit €50</Button>',
  })
  expect(partOf('Button')?.tokens).toEqual(expect.arrayContaining(['--color-accent', '--button-radius', '--ease-out']))
  expect(partOf('Button')?.tokens).not.toContain('--color-sunken')
})

it('every page of a component in Storybook finds its component', () => {
  const titles = globSync('packages/design-system/src/**/*.stories.tsx', { cwd: root }).flatMap((file) => {
    const fileName = path.join(root, file)
    const csf = loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle: (title) => title ?? '' }).parse()
    return csf.meta.component === undefined ? [] : [csf.meta.title?.split('/').at(-1)?.replaceAll(' ', '') ?? '']
  })
  const names = parts.map(({ name }) => name.toLowerCase())
  expect(titles.length).toBeGreaterThan(40)
  // A hook, shown by a component of its stories.
  expect(titles.filter((title) => !names.includes(title.toLowerCase()))).toEqual(['Anchored'])
})

it('llms.txt names every component with its use, its import and its API', () => {
  const text = llmsText(parts)
  for (const { name, use, importLine } of parts) {
    expect(text).toContain(`### ${name}\n`)
    expect(text).toContain(`- Use: ${use}`)
    expect(text).toContain(importLine)
    expect(text).toContain(`export declare function ${name}`)
  }
})
