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
