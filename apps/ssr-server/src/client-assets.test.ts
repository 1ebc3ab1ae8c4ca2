import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readClientAssets } from './client-assets.ts'

function buildOf(manifest: object): string {
  const root = mkdtempSync(path.join(tmpdir(), 'croupier-client-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, '.vite'))
  mkdirSync(path.join(root, 'assets'))
  writeFileSync(path.join(root, '.vite/manifest.json'), JSON.stringify(manifest))
  writeFileSync(path.join(root, 'assets/base.css'), '.a{}')
  writeFileSync(path.join(root, 'assets/entry.css'), '.b{}')
  return root
}

const manifest = {
  '_react.js': { file: 'assets/react-1.js', css: ['assets/base.css'] },
  '_shared.js': { file: 'assets/shared-1.js', imports: ['_react.js', 'src/app/entry-client.tsx'] },
  'src/app/entry-client.tsx': {
    file: 'assets/entry-1.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/entry.css'],
  },
  'src/features/lobby/lobby-page.tsx': { file: 'assets/lobby-1.js', imports: ['_shared.js', '_react.js'] },
}

it('finds the entry, its styles, and each file of a page once', () => {
  const assets = readClientAssets(buildOf(manifest))
  expect(assets.entry).toBe('/assets/entry-1.js')
  expect(assets.css).toBe('.b{}\n.a{}')
  expect(assets.preload(['src/features/lobby/lobby-page.tsx'])).toEqual([
    '/assets/entry-1.js',
    '/assets/react-1.js',
    '/assets/lobby-1.js',
    '/assets/shared-1.js',
  ])
  expect(assets.preload(['src/features/unknown.tsx'])).toEqual(['/assets/entry-1.js', '/assets/react-1.js'])
})

it('says so when there is no entry', () => {
  expect(() => readClientAssets(buildOf({}))).toThrow('no entry')
})
