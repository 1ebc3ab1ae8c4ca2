/** Builds and packs the packages before their tests. */
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

const repository = path.join(import.meta.dirname, '../../..')

const PACKAGES = ['design-system', 'brands', 'contract', 'domain', 'hosts', 'migrate']

declare module 'vitest' {
  interface ProvidedContext {
    tarballs: {
      'design-system': string
      brands: string
      contract: string
      domain: string
      hosts: string
      migrate: string
    }
  }
}

export default function setup({ provide }: TestProject): void {
  const folder = path.join(repository, 'node_modules/.cache/croupier/packed')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // Once for all packages: each start of pnpm takes a second.
  pnpm('run', 'build')
  pnpm('pack', '--pack-destination', folder)
  console.log(`The packages lie in ${path.relative(repository, folder)}`)
  const packed = (name: string) => globSync(path.join(folder, `croupier-${name}-*.tgz`))[0] ?? ''
  provide('tarballs', {
    'design-system': packed('design-system'),
    brands: packed('brands'),
    contract: packed('contract'),
    domain: packed('domain'),
    hosts: packed('hosts'),
    migrate: packed('migrate'),
  })
}

function pnpm(...args: string[]): void {
  const packages = PACKAGES.flatMap((name) => ['--filter', `@croupier/${name}`])
  execFileSync(process.execPath, ['scripts/pnpm.mjs', '--silent', ...packages, ...args], {
    cwd: repository,
    stdio: 'inherit',
  })
}
