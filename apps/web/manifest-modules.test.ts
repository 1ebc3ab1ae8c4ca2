import { expect, it } from 'vitest'
import { withLateModules } from './manifest-modules.ts'

const page = { file: 'assets/page-1.js', src: 'src/page.tsx', isDynamicEntry: true }
const group = { file: 'assets/cashbox-1.js', name: 'cashbox', imports: ['_libraries-1.js'] }

it('names the file of each late module that is part of a group', () => {
  const later = [
    ['src/deposit-page.tsx', group.file],
    ['src/withdraw-page.tsx', group.file],
  ] as const
  expect(withLateModules({ '_cashbox-1.js': group }, later)).toEqual({
    '_cashbox-1.js': group,
    'src/deposit-page.tsx': { ...group, src: 'src/deposit-page.tsx' },
    'src/withdraw-page.tsx': { ...group, src: 'src/withdraw-page.tsx' },
  })
})

it('leaves modules with a file of their own', () => {
  const manifest = { 'src/page.tsx': page }
  expect(withLateModules(manifest, [['src/page.tsx', page.file]])).toEqual(manifest)
})
