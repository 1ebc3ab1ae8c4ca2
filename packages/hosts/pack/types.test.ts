/** The declarations of the packed packages, and the examples of docs/domain.md, in strict hosts that check libraries too. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { installHost, type Host } from '../../design-system/pack/host.ts'

const packages = path.join(import.meta.dirname, '../..')
const DOCUMENT = readFileSync(path.join(packages, '../docs/domain.md'), 'utf8')

let host: Host
beforeAll(() => {
  const { contract, domain, hosts } = inject('tarballs')
  const libraries = ['typescript', '@types/node']
  host = installHost(path.join(import.meta.dirname, 'hosts/types'), { contract, domain, hosts }, libraries)
  mkdirSync(path.join(host.folder, 'examples'))
  const examples = [...DOCUMENT.matchAll(/^```ts\n([^]*?)^```/gm)]
  for (const [index, [, text = '']] of examples.entries())
    writeFileSync(path.join(host.folder, `examples/example-${index}.ts`), text)
})
afterAll(() => host?.remove())

it('a script in Node, and every example of docs/domain.md, need no types of a browser', () => {
  expect(globSync('examples/*.ts', { cwd: host.folder }).length).toBeGreaterThan(10)
  host.run('tsc')
})

it('a page needs the types of a browser only', () => {
  host.run('tsc', '--project', 'tsconfig.browser.json')
})

it('docs/domain.md has an example for every subpath', () => {
  const subpaths = globSync('*/index.d.ts', { cwd: path.join(packages, 'domain/dist') }).map((file) =>
    path.dirname(file),
  )
  const named = [...DOCUMENT.matchAll(/^## `@croupier\/domain\/(\w+)`\n[^#]*?```ts/gm)].map(([, name]) => name)
  expect(new Set(named)).toEqual(new Set(subpaths.filter((name) => name !== 'site')))
})
