// Which tests a change affects, by the imports of the sources.
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { root } from '../stack/workspace.mjs'

/** Files that differ from where the branch left main, uncommitted, new and deleted ones included. */
export function changedFiles() {
  const branchPoint = git('merge-base', 'main', 'HEAD')[0] ?? ''
  return [...git('diff', '--name-only', branchPoint), ...git('ls-files', '--others', '--exclude-standard')]
}

/** Every story depends on the files of these folders, and on all stylesheets. */
const BELOW_EVERY_STORY = ['.storybook/', 'packages/brands/']

/** @param {string} file */
export function isBelowEveryStory(file) {
  return file.endsWith('.css') || BELOW_EVERY_STORY.some((folder) => file.startsWith(folder))
}

/**
 * The files of stories and unit tests that import what changed, directly or through others, the nearest first. An import
 * of a type counts: what uses a slice of a site names its types, and is nearer to it than all that have a site.
 * @param {import('../checks/imports.mjs').Imports} imports
 * @param {readonly string[]} changed
 */
export function affectedTests({ importers }, changed) {
  const affected = new Set(changed)
  // A set is walked with what is added on the way.
  for (const file of affected) importers.get(file)?.forEach((importer) => affected.add(importer))
  const ending = (/** @type {string[]} */ ...names) =>
    [...affected].filter((file) => names.some((name) => file.endsWith(name)))
  return { stories: ending('.stories.tsx'), unit: ending('.test.ts', '.test.tsx') }
}

/** Tests that read the repository: whatever changed may break them. */
export const REPOSITORY_TESTS = ['scripts/checks/', 'apps/web/src/texts/', 'apps/web/chunks/texts-file.test.ts']

/** @param {string} file */
export const isLinted = (file) => ['.ts', '.tsx', '.mjs'].includes(path.extname(file))

/** @param {string[]} args */
function git(...args) {
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return output.split('\n').filter((line) => line !== '')
}
