import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What pictures are compared with where the baselines are another browser's. */
export interface Base {
  /** The commit before the one that recorded last. */
  readonly commit: string
  /** Pictures recorded since: a change of theirs was accepted. */
  readonly accepted: ReadonlySet<string>
}

/**
 * Finds what the newest baselines were made after, in the repository's history.
 * @throws Error where the history does not go back so far
 */
export function findBase(root: string, folder = 'visual'): Base {
  const [recording] = git(root, 'log', '-1', '--format=%H', '--', folder)
  const [commit] = recording === undefined ? [] : git(root, 'rev-list', '--parents', '-1', recording).flatMap(parentOf)
  if (commit === undefined)
    throw new Error('The baselines are of another browser, and the history is too short: git fetch --unshallow')
  const changed = git(root, 'diff', '--name-only', commit, '--', folder)
  return { commit, accepted: new Set(changed.map((file) => file.slice(folder.length + 1))) }
}

const parentOf = (line: string) => line.split(' ').slice(1, 2)

/** A folder with the files of a commit, outside of the repository; `build` is run in it unless that was done before. */
export async function copyOfCommit(
  root: string,
  commit: string,
  build: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = path.join(tmpdir(), `croupier-visual-${commit.slice(0, 12)}`)
  const isBuilt = path.join(folder, 'storybook-static/index.json')
  if (existsSync(isBuilt)) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  await build(folder)
  return folder
}

function git(root: string, ...args: readonly string[]): string[] {
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return output.split('\n').filter((line) => line !== '')
}
