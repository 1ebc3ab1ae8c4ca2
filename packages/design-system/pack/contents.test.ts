import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { describe, expect, inject, it } from 'vitest'
import { dist, modules, subpaths } from './built-package.ts'

const tarballs = inject('tarballs')
const repository = path.join(import.meta.dirname, '../../..')
const attw = path.join(repository, 'node_modules/@arethetypeswrong/cli/dist/index.js')

describe.each(Object.entries(tarballs))('the package %s', (_, tarball) => {
  it('has nothing that publint finds wrong', async () => {
    const bytes = readFileSync(tarball)
    const { messages, pkg } = await publint({
      pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
      strict: true,
    })
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
  })

  it('carries no sources, tests, stories or machine paths', () => {
    const files = filesOf(tarball)
    expect(
      files.filter((file) =>
        /\.(test|stories)\.|(^|\/)(src|pack|node_modules)\/|\.tsx?$/.test(file.replace(/\.d\.ts$/, '')),
      ),
    ).toEqual([])
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md']))
  })
})

describe.each([
  { name: 'design-system', entrypoints: ['.', ...subpaths()] },
  { name: 'contract', entrypoints: modules(path.join(repository, 'packages/contract/dist')) },
  { name: 'domain', entrypoints: ['.', 'parts/platform', ...subpaths(path.join(repository, 'packages/domain/dist'))] },
  { name: 'hosts', entrypoints: subpaths(path.join(repository, 'packages/hosts/dist')) },
  { name: 'migrate', entrypoints: ['.'] },
] as const)('$name', ({ name, entrypoints }) => {
  it('gives types and code for every subpath, to bundlers and to Node', () => {
    expect(entrypoints.length).toBeGreaterThan(0)
    // Entry points are named because attw expects types of stylesheets too.
    const { status, stdout } = spawnSync(
      process.execPath,
      [attw, tarballs[name], '--profile', 'esm-only', '--format', 'ascii', '--entrypoints', ...entrypoints],
      { encoding: 'utf8' },
    )
    expect(status, stdout).toBe(0)
    for (const entrypoint of entrypoints) expect(stdout).toContain(`"${path.join('@croupier', name, entrypoint)}"`)
  })
})

describe('the styles of the design system', () => {
  it('are compiled for hosts without Tailwind, lie in layers and name no address', () => {
    const styles = readFileSync(path.join(dist, 'styles.css'), 'utf8')
    expect(styles).not.toMatch(/@(tailwind|theme|apply|source|utility|import)\b/)
    expect(styles).not.toMatch(/url\((?!["']?data:)/)
    for (const layer of ['theme', 'base', 'components', 'utilities']) expect(styles).toContain(`@layer ${layer}{`)
  })

  it('come with every stylesheet that the theme imports', () => {
    const imports = [...readFileSync(path.join(dist, 'theme.css'), 'utf8').matchAll(/@import '([^']+)'/g)]
    expect(imports).not.toHaveLength(0)
    for (const [, name = ''] of imports) expect(globSync(name, { cwd: dist })).toHaveLength(1)
  })
})

it('the styles of a packed brand name files of the package only', () => {
  const files = filesOf(tarballs.brands)
  const styles = globSync('packages/brands/dist/*/brand.css', { cwd: repository })
  expect(styles.length).toBeGreaterThan(2)
  const named = styles.flatMap((style) =>
    [...readFileSync(path.join(repository, style), 'utf8').matchAll(/url\('([^'?#]+)/g)].map(([, file = '']) =>
      path.join(path.relative('packages/brands', path.dirname(style)), file),
    ),
  )
  expect(named.filter((file) => !files.includes(file))).toEqual([])
  expect(named).toContain('dist/caju/assets/logo.svg')
})

function filesOf(tarball: string): string[] {
  return execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((file) => file.replace(/^package\//, ''))
}
