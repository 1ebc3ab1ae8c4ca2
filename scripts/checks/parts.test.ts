/**
 * @promise Repository: every component of the design system says when to use it and when not, its keys and its tokens,
 *   and has an example that compiles as it is copied, on its page and in llms.txt
 * @journey none
 */

import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, it } from 'vitest'
import { llmsText } from '../../.storybook/parts/llms.ts'
import { readParts } from '../../.storybook/parts/read-parts.ts'
import { toolEnv } from '../stack/workspace.mjs'

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

it('every key that a component listens to is among its keys', () => {
  const isSaid = (said: string, key: string) =>
    said.includes(key) || (said.includes('Arrow keys') && ['Left', 'Right', 'Up', 'Down'].includes(key))
  const faults = parts.flatMap(({ name, keys, handled }) => {
    const said = (keys ?? []).map(({ key }) => key).join(', ')
    return handled.filter((key) => !isSaid(said, key)).map((key) => `${name}: ${key}`)
  })
  expect(parts.flatMap(({ handled }) => handled).length).toBeGreaterThan(15)
  expect(faults).toEqual([])
})

it('every component has an example that shows it', () => {
  expect(parts.filter(({ name, example }) => !example.includes(`<${name}`)).map(({ name }) => name)).toEqual([])
})

it('examples are in one language, as everything around them', () => {
  expect(parts.filter(({ example }) => /\p{Script=Cyrillic}/u.test(example)).map(({ name }) => name)).toEqual([])
})

it('every example is a module that compiles as it is copied', { timeout: 60_000 }, () => {
  const folder = path.join(root, 'node_modules/.cache/examples')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { name, example } of parts) writeFileSync(path.join(folder, `${name}.tsx`), `${example}\n`)
  // As an application that has installed the package and what it is built of.
  const ofPackage = (name: string) => path.join(root, 'packages/design-system/node_modules', name)
  const compilerOptions = {
    types: [path.join(root, 'node_modules/vite/client')],
    paths: {
      '@croupier/design-system/*': [path.join(root, 'packages/design-system/src/*/index.ts')],
      'lucide-react': [ofPackage('lucide-react')],
      react: [ofPackage('@types/react')],
      'react/*': [ofPackage('@types/react/*')],
    },
  }
  const settings = { extends: path.join(root, 'tsconfig.base.json'), include: ['*.tsx'], compilerOptions }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings))
  const { status, stdout } = spawnSync('tsc', ['-p', folder], { encoding: 'utf8', env: toolEnv })
  expect(stdout).toBe('')
  expect(status).toBe(0)
})

it('what is derived of a button is what its sources say', () => {
  expect(partOf('Button')).toMatchObject({
    folder: 'button',
    importLine: "import { Button } from '@croupier/design-system/button'",
    sizes: ['sm', 'md', 'lg'],
    example: [
      "import { Button } from '@croupier/design-system/button'",
      '',
      'export const Example = () => (',
      '  <Button onClick={() => undefined} intent="primary">Deposit €50</Button>',
      ')',
    ].join('\n'),
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
