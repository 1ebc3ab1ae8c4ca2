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
  writeFileSync(path.join(root, 'assets/gold.css'), '.gold{}')
  writeFileSync(path.join(root, 'assets/caju.css'), '.caju{}')
  return root
}

const manifest = {
  '../../packages/brands/caju/brand.css': { file: 'assets/caju.css', isEntry: true, assets: ['assets/caju.woff2'] },
  '../../packages/brands/gold/brand.css': { file: 'assets/gold.css', isEntry: true },
  '../../packages/brands/caju/picture.svg': { file: 'assets/picture.svg' },
  'src/texts/ru.ts': { file: 'assets/ru-1.js' },
  '_texts-ru.js': { file: 'assets/texts-ru-1.js' },
  'src/texts/on-demand/ru/game.json': { file: 'assets/texts-ru-1.js' },
  '_react.js': { file: 'assets/react-1.js', css: ['assets/base.css'] },
  '_shared.js': { file: 'assets/shared-1.js', imports: ['_react.js', 'src/app/entry-client.tsx'] },
  'src/app/entry-client.tsx': {
    file: 'assets/entry-1.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/entry.css'],
  },
  'src/features/games/lobby/lobby-page.tsx': { file: 'assets/lobby-1.js', imports: ['_shared.js', '_react.js'] },
}

it('finds the entry, the styles of one brand at a time, and each file of a page once', () => {
  const assets = readClientAssets(buildOf(manifest))
  expect(assets.entry).toBe('/assets/entry-1.js')
  expect(assets.styles('gold').bytes.toString()).toBe('.b{}\n.a{}\n.gold{}')
  expect(assets.styles('caju').bytes.toString()).toBe('.b{}\n.a{}\n.caju{}')
  expect(assets.brandStyles('caju')).toBe('/assets/caju.css')
  expect(assets.kept('caju')).toEqual({
    files: ['/assets/react-1.js', '/assets/shared-1.js', '/assets/entry-1.js', '/assets/lobby-1.js'],
    optional: ['/assets/ru-1.js', '/assets/texts-ru-1.js', '/assets/caju.woff2'],
  })
  expect(() => assets.styles('nobody')).toThrow("no styles of the brand 'nobody'")
  expect(assets.preload(['src/features/games/lobby/lobby-page.tsx'])).toEqual([
    '/assets/entry-1.js',
    '/assets/react-1.js',
    '/assets/lobby-1.js',
    '/assets/shared-1.js',
  ])
  expect(assets.preload(['src/features/unknown.tsx'])).toEqual(['/assets/entry-1.js', '/assets/react-1.js'])
})

it('keeps the faces that load a file apart from the styles, and the fallbacks of the device with them', () => {
  const root = buildOf(manifest)
  const [fallback, face] = ['@font-face{src:local(Arial)}', '@font-face{src:url(/a.woff2);font-display:swap}']
  writeFileSync(path.join(root, 'assets/gold.css'), `${fallback}${face}.gold{}`)
  const assets = readClientAssets(root)
  expect(assets.styles('gold').bytes.toString()).toBe(`.b{}\n.a{}\n${fallback}.gold{}`)
  expect(assets.faces('gold').bytes.toString()).toBe(face)
  expect(assets.faces('caju').bytes.toString()).toBe('')
})

it('says so when there is no entry', () => {
  expect(() => readClientAssets(buildOf({}))).toThrow('no entry')
})
