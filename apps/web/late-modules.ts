import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

/**
 * Adds the module's source path to each `late(() => import('./part.tsx'))` of the server build, which finds the client
 * chunk by it.
 */
export function lateModules(): Plugin {
  return {
    name: 'late-modules',
    enforce: 'pre',
    transform(code, id, options) {
      const file = id.split('?', 1)[0] ?? id
      if (!options?.ssr || !file.startsWith(`${root}src/`) || !/\blate\(/.test(code)) return null
      return { code: withModules(code, path.dirname(path.relative(root, file))), map: null }
    },
  }
}

/** @param folder folder of the file, relative to the app's root */
export function withModules(code: string, folder: string): string {
  // Matches up to four levels of nested parentheses.
  const call = /\blate\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)/g
  return code.replace(call, (whole) => {
    const [, imported] = /\bimport\('([.#][^']+)'\)/.exec(whole) ?? []
    if (imported === undefined) return whole
    const module = imported.startsWith('#') ? `src/${imported.slice(1)}` : path.posix.join(folder, imported)
    return `${whole.slice(0, -1).replace(/,\s*$/, '')}, '${module}')`
  })
}
