import { existsSync } from 'node:fs'

const TEXTS = 'apps/web/src/texts'

/** A new namespace is loaded on demand. */
function folderOf(namespace: string): string {
  if (namespace === '*') return '*'
  return existsSync(`${TEXTS}/first-visit/en/${namespace}.json`) ? 'first-visit' : 'on-demand'
}

/** For i18next's tools, such as `npx i18next-cli status` (docs/decisions/0042-texts-with-i18next.md). */
export default {
  locales: ['en', 'it', 'pt-BR', 'ru'],
  extract: {
    input: ['apps/web/src/**/*.{ts,tsx}'],
    ignore: ['**/*.{test,stories}.{ts,tsx}', 'apps/web/src/testing/**'],
    output: (language: string, namespace = '*') => `${TEXTS}/${folderOf(namespace)}/${language}/${namespace}.json`,
    defaultNS: false,
    keySeparator: false,
    sort: false,
    // Codes of the platform are keys too.
    removeUnusedKeys: false,
  },
}
