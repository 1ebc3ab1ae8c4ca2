import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLogger, createServer } from 'vite'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { root } from './brand-folders.ts'

/** Copied for the test, because the plugin writes beside the brands. */
const PARTS = [
  'scripts/brand',
  'packages/brands',
  'packages/markets',
  'packages/design-system/tokens',
  'packages/design-system/src/tokens',
  'packages/design-system/src/field',
  'packages/design-system/src/phone-input',
  'apps/web/src/shapes',
  'packages/brands/illustrations',
  'apps/web/src/texts',
]
/** Time limit of a file watcher on a busy machine. */
const SOON = { timeout: 15_000 }
const TOKENS = 'packages/brands/caju/tokens.json'
const WORDS = 'packages/brands/gold/texts/en.json'
const STYLES = 'packages/brands/caju/brand.css'

let copy: string
const read = (file: string) => readFileSync(path.join(copy, file), 'utf8')
const change = (file: string, piece: string, replacement: string) => {
  expect(read(file)).toContain(piece)
  writeFileSync(path.join(copy, file), read(file).replace(piece, replacement))
}

beforeEach(() => {
  copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'croupier-brands-')))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  for (const part of PARTS)
    cpSync(path.join(root, part), path.join(copy, part), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules',
    })
  for (const part of ['', 'packages/brands', 'packages/markets', 'packages/design-system'])
    symlinkSync(path.join(root, part, 'node_modules'), path.join(copy, part, 'node_modules'))
})

/** Starts Vite as `npm run dev` and Storybook do; returns its messages about changes. */
async function serve(): Promise<string[]> {
  const { followBrands } = (await import(
    path.join(copy, 'scripts/brand/follow-brands.ts')
  )) as typeof import('./follow-brands.ts')
  const told: string[] = []
  const note = (text: string) => void told.push(text)
  const server = await createServer({
    root: path.join(copy, 'packages/brands'),
    configFile: false,
    plugins: [followBrands()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    customLogger: { ...createLogger('silent'), info: note, error: note },
  })
  onTestFinished(() => server.close())
  // Vite's "ready" does not cover files that the plugin watches.
  for (const file of [TOKENS, WORDS]) {
    const { dir, base } = path.parse(path.join(copy, file))
    await expect.poll(() => server.watcher.getWatched()[dir], SOON).toContain(base)
  }
  return told
}

it('a saved token is in the stylesheet at once', async () => {
  const told = await serve()
  const before = read(STYLES)
  change(
    TOKENS,
    '"accent": { "$value": "{primitive.color.leaf.500}"',
    '"accent": { "$value": "{primitive.color.leaf.600}"',
  )
  await expect.poll(() => told, SOON).toEqual([`Written: ${STYLES}`])
  expect(read(STYLES)).not.toBe(before)
})

it('a contrast that fails is named, and shows all the same', async () => {
  const told = await serve()
  const before = read(STYLES)
  change(
    TOKENS,
    '"accent": { "$value": "{primitive.color.leaf.500}"',
    '"accent": { "$value": "{semantic.color.canvas}"',
  )
  await expect
    .poll(() => told, SOON)
    .toContainEqual(expect.stringMatching(/^packages\/brands\/caju\/tokens\.json:\d+: .*contrast/))
  expect(told).toContain(`Written: ${STYLES}`)
  expect(read(STYLES)).not.toBe(before)
})

it('the site and the studio start with faults, which are named', () => {
  const before = read(STYLES)
  change(
    TOKENS,
    '"accent": { "$value": "{primitive.color.leaf.500}"',
    '"accent": { "$value": "{semantic.color.canvas}"',
  )
  const build = (...options: string[]) =>
    spawnSync(process.execPath, ['scripts/brand/main.ts', 'build', ...options], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, BRANDS_ROOT: copy },
    })
  expect(build().status).toBe(1)
  expect(read(STYLES)).toBe(before)
  const { status, stdout, stderr } = build('--with-faults')
  expect([status, stdout]).toEqual([0, `Written: ${STYLES}\n`])
  expect(stderr).toMatch(/^packages\/brands\/caju\/tokens\.json:\d+: .*contrast/m)
  expect(read(STYLES)).not.toBe(before)
})

it('data that cannot be read is reported with its line, and changes nothing until it can', async () => {
  const told = await serve()
  const before = read(STYLES)
  const whole = read(TOKENS)
  writeFileSync(path.join(copy, TOKENS), whole.slice(0, -20))
  await expect
    .poll(() => told, SOON)
    .toContainEqual(expect.stringMatching(/^packages\/brands\/caju\/tokens\.json:\d+: /))
  expect(read(STYLES)).toBe(before)
  told.length = 0
  writeFileSync(path.join(copy, TOKENS), whole.replace('{primitive.color.leaf.500}', '{primitive.color.leaf.600}'))
  await expect.poll(() => told, SOON).toContain(`Written: ${STYLES}`)
})

it('an unknown text key is reported', async () => {
  const told = await serve()
  writeFileSync(path.join(copy, WORDS), '{\n  "layout": { "nobody": "x" }\n}\n')
  await expect
    .poll(() => told, SOON)
    .toContainEqual(expect.stringContaining(`${WORDS}:2: unknown text "layout:nobody"`))
})
