import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { copyOfCommit, findBase } from './base.ts'

/** A repository with a commit for each set of files. */
function repository(...commits: readonly Readonly<Record<string, string>>[]) {
  const root = mkdtempSync(path.join(tmpdir(), 'visual-base-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  git('init', '-q')
  const hashes = commits.map((files) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
      writeFileSync(path.join(root, name), text)
    }
    git('add', '-A')
    git('-c', 'user.name=a', '-c', 'user.email=a@a.test', 'commit', '-qm', 'a')
    return git('rev-parse', 'HEAD')
  })
  return { root, hashes }
}

const first = { 'a.ts': '1', 'visual/gold/desktop/a.webp': '1', 'visual/gold/desktop/b.webp': '1' }

it('the base is what stood before the last recording, whose pictures are accepted', () => {
  const { root, hashes } = repository(
    first,
    { 'a.ts': '2' },
    { 'a.ts': '3', 'visual/gold/desktop/b.webp': '2' },
    { 'a.ts': '4' },
  )
  expect(findBase(root)).toEqual({ commit: hashes[1], accepted: new Set(['gold/desktop/b.webp']) })
})

it('a history without what was before the recording is refused', () => {
  expect(() => findBase(repository(first).root)).toThrow('git fetch --unshallow')
})

it('a commit is copied and built once', async () => {
  const { root, hashes } = repository(first, { 'a.ts': '2' })
  const built: string[] = []
  const build = (folder: string) => {
    built.push(readFileSync(path.join(folder, 'a.ts'), 'utf8'))
    mkdirSync(path.join(folder, 'storybook-static'))
    writeFileSync(path.join(folder, 'storybook-static/index.json'), '{}')
    return Promise.resolve()
  }
  const folder = await copyOfCommit(root, hashes[0]!, build)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(await copyOfCommit(root, hashes[0]!, build)).toBe(folder)
  expect(built).toEqual(['1'])
  expect(existsSync(path.join(folder, '.git'))).toBe(false)
})
