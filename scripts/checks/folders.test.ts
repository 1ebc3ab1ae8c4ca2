import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const SOURCES = ['{apps,packages}/*/src/**/*.*', '{e2e,scripts,bench,.storybook}/**/*.*']
/** A folder for each public part, the texts of each namespace, and drawings. */
const EXEMPT = /^packages\/design-system\/src$|\/texts\/(first-visit|on-demand)\/[^/]+$|^packages\/sandbox-art\/src\//

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
  const folders = [...entriesByFolder()].filter(([folder]) => !EXEMPT.test(folder))
  expect(folders.length).toBeGreaterThan(200)
  expect(folders.filter(([, entries]) => entries.size > 16).map(([folder]) => folder)).toEqual([])
})
