import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const SOURCES = ['{apps,packages}/*/src/**/*.*', 'packages/*/drawings/**/*.*', '{e2e,scripts,bench,.storybook}/**/*.*']
/** A folder for each public part, and the texts of each namespace. */
const EXEMPT = ['packages/design-system/src', 'apps/web/src/texts/first-visit/*', 'apps/web/src/texts/on-demand/*']

/** Each folder with what it holds: folders, and files with their tests and stories as one. */
function entriesByFolder(): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>()
  for (const file of globSync(SOURCES, { cwd: root, exclude: (name) => name === 'node_modules' })) {
    let entry = path.basename(file).replace(/(?<=.)\..*$/, '')
    for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
      const entries = folders.get(folder) ?? new Set()
      folders.set(folder, entries.add(entry))
      entry = `${path.basename(folder)}/`
    }
  }
  return folders
}

it('no folder of sources has more than sixteen entries', () => {
  const all = [...entriesByFolder()]
  const idle = EXEMPT.filter((glob) => !all.some(([folder]) => path.matchesGlob(folder, glob)))
  expect(idle, 'exempt folders that are not there').toEqual([])
  const folders = all.filter(([folder]) => !EXEMPT.some((glob) => path.matchesGlob(folder, glob)))
  expect(folders.length).toBeGreaterThan(200)
  expect(folders.filter(([, entries]) => entries.size > 16).map(([folder]) => folder)).toEqual([])
})
