import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { StoryEntry } from './scenes.ts'

/** The part of `preview-stats.json` (storybook build --stats-json) that is used here: each module and its importers. */
export interface ModuleStats {
  readonly modules: readonly { readonly id: string; readonly reasons?: readonly { readonly moduleName: string }[] }[]
}

/** The stories that import one of the files, directly or through others. A file the preview imports affects all. */
export function affectedStories(
  stories: readonly StoryEntry[],
  { modules }: ModuleStats,
  files: readonly string[],
): StoryEntry[] {
  const importers = new Map(
    modules.map(({ id, reasons = [] }) => [withoutQuery(id), reasons.map(({ moduleName }) => moduleName)]),
  )
  const affected = new Set<string>()
  const queue = files.map((file) => `./${file}`)
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (affected.has(file)) continue
    affected.add(file)
    queue.push(...(importers.get(file) ?? []).map(withoutQuery))
  }
  const isWhole = [...affected].some((file) => file.startsWith('./.storybook/'))
  return isWhole ? [...stories] : stories.filter(({ importPath }) => affected.has(importPath))
}

const withoutQuery = (id: string) => id.split('?', 1)[0] ?? id

/** Reads the module graph of a built Storybook. */
export const readStats = (storybook: string) =>
  JSON.parse(readFileSync(path.join(storybook, 'preview-stats.json'), 'utf8')) as ModuleStats

/** Files that differ from where the branch left main, uncommitted and new ones included. */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const base = git('merge-base', 'main', 'HEAD')
  const lines = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
  return lines.flatMap((text) => text.split('\n')).filter((file) => file !== '')
}
