/** The packed command changes a site that was written for packages from before the first release. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { installHost, type Host } from '../../design-system/pack/host.ts'

let host: Host
beforeAll(() => {
  const { contract, domain, migrate } = inject('tarballs')
  host = installHost(path.join(import.meta.dirname, 'hosts/older-site'), { contract, domain, migrate }, [
    'typescript',
    'mobx',
  ])
})
afterAll(() => host?.remove())

const read = (file: string) => readFileSync(path.join(host.folder, file), 'utf8')

function migrate(...args: string[]) {
  const command = path.join(host.folder, 'node_modules/.bin/croupier-migrate')
  return spawnSync(command, args, { cwd: host.folder, encoding: 'utf8' })
}

it('a site compiles with the new packages after the command, and its components and brands follow', () => {
  const { status, stdout, stderr } = migrate('0.0.0')
  expect(stderr).toBe('')
  expect(stdout).toContain('changed brands/coral/brand.json\nchanged src/session.svelte\nchanged src/statement.ts\n')
  expect(stdout).toContain('3 files changed, 0 places to look at')
  expect(status).toBe(0)
  host.run('tsc')
  expect(read('src/session.svelte')).toContain('$derived(Math.floor(secondsPlayed(session, now) / 60))')
  expect(read('brands/coral/brand.json')).not.toContain('themeColor')
  expect(migrate('0.0.0').stdout).toContain('\n0 files changed, 0 places to look at\n')
}, 120_000)

it.each([
  { args: [], says: 'Say from which version.' },
  { args: ['src'], says: '"src" is no version.' },
  { args: ['0.0.0', '--in', 'sorce'], says: 'There is no folder sorce.' },
  { args: ['0.0.0', '--dry'], says: "Unknown option '--dry'" },
])('refuses $args, and says how it is called', ({ args, says }) => {
  const { status, stderr } = migrate(...args)
  expect(stderr).toContain(says)
  expect(stderr).toContain('croupier-migrate FROM [TO] [--in FOLDER] [--dry-run]')
  expect(status).toBe(2)
})
