// npm run check:imports: the import rules of dependency-cruiser.cjs, and the layers of dependency-cruiser.folders.cjs.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root, toolEnv } from '../stack/workspace.mjs'

const SOURCES = ['packages', 'apps', 'e2e', 'scripts', '.storybook']
const LAYERED = [
  'apps/ssr-server/src',
  'apps/sandbox/src',
  'apps/web/src/shared',
  'packages/domain/src',
  'packages/design-system/src',
]

/**
 * What dependency-cruiser says of the sources. `importers`: of each file that anything imports, types included. `faults`: imports
 * that break a rule.
 * @typedef {{ files: ReadonlySet<string>, importers: ReadonlyMap<string, readonly string[]>, faults: readonly string[] }} Imports
 */

/** @returns {Promise<Imports>} */
export async function readImports() {
  const [{ modules, summary }, layers] = await Promise.all([
    cruise(SOURCES, 'dependency-cruiser.cjs'),
    cruise(LAYERED, 'dependency-cruiser.folders.cjs'),
  ])
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) importers.set(resolved, [...(importers.get(resolved) ?? []), source])
  }
  const faults = [...summary.violations, ...layers.summary.violations].map(({ from, to, rule, cycle }) => {
    const path = cycle ? ` (${[from, ...cycle.map(({ name }) => name)].join(' → ')})` : ''
    return `${from}: imports ${to}, against ${rule.name}${path}`
  })
  return { files: new Set(modules.map(({ source }) => source)), importers, faults }
}

/**
 * @param {readonly string[]} places
 * @param {string} config
 */
async function cruise(places, config) {
  const options = ['--config', config, '--output-type', 'json']
  const { stdout } = await promisify(execFile)('depcruise', [...places, ...options], {
    cwd: root,
    env: toolEnv,
    maxBuffer: 2 ** 28,
  })
  const result = /** @type {import('dependency-cruiser').ICruiseResult} */ (JSON.parse(stdout))
  // It then finds no fault either.
  if (result.modules.length === 0)
    throw new Error('dependency-cruiser read no module: is TypeScript 6 installed for it?')
  return result
}

if (import.meta.main) {
  const { files, faults } = await readImports()
  console.log(faults.length > 0 ? faults.join('\n') : `No fault in the imports of ${files.size} files.`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
