import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const STORIES = ['packages/design-system/src/**/*.stories.tsx', 'apps/web/src/**/*.stories.tsx']
/** Groups of Storybook's sidebar. */
const GROUPS = ['Brand', 'Display', 'Forms', 'Overlays', 'Web']

const stories = globSync(STORIES, { cwd: root }).map((file) => {
  const fileName = path.join(root, file)
  const csf = loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle: (title) => title ?? '' })
  return { file, title: csf.parse().meta.title ?? '' }
})

it('every story has a title in a group of the sidebar', () => {
  expect(stories.length).toBeGreaterThan(50)
  const stray = stories.filter(({ title }) => !GROUPS.some((group) => title.startsWith(`${group}/`)))
  expect(stray).toEqual([])
})

it('no title is given twice', () => {
  const titles = stories.map(({ title }) => title)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})
