/**
 * @promise Repository: build plugins that match source text find it: code on demand, retries, the entry's styles,
 *   the router, libraries' styles; the build stops without a match
 * @proof pure-router.test, strict-styles.test
 * @journey none
 */

import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { withModules } from './late-modules.ts'

it.each([
  [`late(() => import('./page.tsx'))`, `late(() => import('./page.tsx'), 'src/a/b/page.tsx')`],
  [`late(\n  () => import('../c/part.tsx'),\n)`, `late(\n  () => import('../c/part.tsx'), 'src/a/c/part.tsx')`],
  [
    `late(async () => ({ Dialog: (await import('./sheet.tsx')).Sheet }))`,
    `late(async () => ({ Dialog: (await import('./sheet.tsx')).Sheet }), 'src/a/b/sheet.tsx')`,
  ],
])('names the module of %s', (code, named) => {
  expect(withModules(code, 'src/a/b')).toBe(named)
})

it.each([`late(read)`, `import('./page.tsx')`, `late(() => load('./page.tsx'))`])('leaves %s', (code) => {
  expect(withModules(code, 'src/a/b')).toBe(code)
})

it('names a module that is there for every import() of a late() in the sources', () => {
  // The comment of late() shows an example.
  const exclude = ['**/*.{test,stories}.*', 'src/shared/loading/late.tsx']
  const files = globSync('src/**/*.{ts,tsx}', { cwd: import.meta.dirname, exclude })
  const named = files.flatMap((file) => {
    const code = readFileSync(path.join(import.meta.dirname, file), 'utf8')
    const calls = code.match(/\blate\(\s*(?:async )?\(\) =>/g) ?? []
    const modules = withModules(code, path.dirname(file)).match(/(?<=, ')src\/[^']+(?='\))/g) ?? []
    return code.includes("import('") ? [{ file, calls: calls.length, modules }] : []
  })
  expect(named.filter(({ calls, modules }) => calls !== modules.length)).toEqual([])
  const modules = named.flatMap((each) => each.modules)
  expect(modules.length).toBeGreaterThan(50)
  expect(modules.filter((module) => !existsSync(path.join(import.meta.dirname, module)))).toEqual([])
})
