import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Tells each `late(() => import('./part.tsx'))` of the server's build the source path of its module, by which the client's chunk is found. */
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

/** `folder`: of the file below the app's root, as the modules are named from there. */
export function withModules(code: string, folder: string): string {
  // A call with up to four parentheses inside each other.
  const call = /\blate\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)/g
  return code.replace(call, (whole) => {
    const [, imported] = /\bimport\('(\.[^']+)'\)/.exec(whole) ?? []
    if (imported === undefined) return whole
    const module = path.posix.join(folder, imported)
    return `${whole.slice(0, -1).replace(/,\s*$/, '')}, '${module}')`
  })
}
