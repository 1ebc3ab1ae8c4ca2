// Installs a family of Fontsource for the brands, variable where there is one, with the repository's own pnpm.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pnpm, root } from '../../stack/workspace.mjs'

/**
 * A family that neither scope has is left to the command, which knows the names of others.
 * @param {string} family
 */
export async function installFont(family) {
  const id = family
    .trim()
    .toLowerCase()
    .replace(/ variable$/, '')
    .replace(/[^a-z\d]+/g, '-')
  const names = ['@fontsource-variable', '@fontsource'].map((scope) => `${scope}/${id}`)
  const isThere = (/** @type {string} */ name) =>
    existsSync(path.join(root, 'packages/brands/node_modules', name, 'package.json'))
  for (const name of names) {
    if (names.some(isThere)) return
    try {
      await pnpm(['--filter', '@croupier/brands', 'add', '--save-dev', '--save-exact', name])
    } catch {
      // The other scope may have it.
    }
  }
}
