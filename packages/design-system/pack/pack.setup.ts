/** Builds and packs the packages before their tests. */
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

const repository = path.join(import.meta.dirname, '../../..')

declare module 'vitest' {
  interface ProvidedContext {
    tarballs: { 'design-system': string; brands: string; domain: string }
  }
}

export default function setup({ provide }: TestProject): void {
  const folder = path.join(repository, 'node_modules/.cache/croupier/packed')
  rmSync(folder, { recursive: true, force: true })
  const pack = (name: string) => {
    const target = path.join(folder, name)
    mkdirSync(target, { recursive: true })
    pnpm('-C', `packages/${name}`, 'run', 'build')
    pnpm('-C', `packages/${name}`, 'pack', '--pack-destination', target)
    const [tarball = ''] = globSync(path.join(target, '*.tgz'))
    return tarball
  }
  provide('tarballs', { 'design-system': pack('design-system'), brands: pack('brands'), domain: pack('domain') })
}

function pnpm(...args: string[]): void {
  execFileSync(process.execPath, ['scripts/pnpm.mjs', '--silent', ...args], { cwd: repository, stdio: 'inherit' })
}
