// Paths and tools of the repository, and checks of what must be installed and built before a script runs. Plain
// JavaScript for Node 18 and up, without node_modules.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './processes.mjs'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const bin = path.join(root, 'node_modules/.bin')
const stamps = path.join(root, 'node_modules/.cache/croupier')

/** The repository's Node 24. Exists after the install. */
export const node = path.join(bin, 'node')

/**
 * Puts the repository's tools and Node before those of the machine. Node keeps the code that it compiles: a quarter of the
 * time that a server or a tool needs to start. Tools in Go (types, lint) collect their garbage less often than by default,
 * which took a third of their time.
 */
export const toolEnv = {
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules/.cache/node-compile'),
  GOGC: process.env.GOGC ?? '400',
}

const PNPM = ['-y', 'pnpm@12.21.0']

/**
 * Runs pnpm without anything being installed beforehand.
 * @param {string[]} args
 */
export function pnpm(args) {
  // Without a terminal pnpm would wait for a confirmation before it replaces node_modules.
  return run('npx', [...PNPM, ...args], { cwd: root, env: { ...process.env, CI: 'true' } })
}

/**
 * Installs what the lockfile says, unless that is what was installed last.
 * @param {(what: string) => void} tell
 */
export async function installWhatIsMissing(tell) {
  const wanted = fingerprint(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
  if (existsSync(node) && readStamp('install') === wanted) return
  tell('Installing dependencies')
  await pnpm(['install', '--frozen-lockfile'])
  writeStamp('install', wanted)
}

/**
 * Builds the client and the server entry, unless no source has changed since.
 * @param {(what: string) => void} tell
 */
export async function buildWhatHasChanged(tell) {
  const isBuilt = ['client/.vite/manifest.json', 'server/entry-server.js'].every((file) =>
    existsSync(path.join(root, 'apps/web/dist', file)),
  )
  if (isBuilt && readStamp('build') === buildFingerprint()) return
  tell('Building the site')
  await build()
}

/** Builds the client and the server entry, and compresses the client's files. */
export async function build() {
  await buildBrands()
  const sources = buildFingerprint()
  await pnpm(['--filter', '@croupier/web', 'run', 'build'])
  await run(node, ['apps/ssr-server/src/assets/precompress.ts'], { cwd: root, env: toolEnv })
  writeStamp('build', sources)
}

/**
 * Generates the brands' stylesheets and registry. Faults of a brand are printed.
 * @param {{ withFaults?: boolean }} [options] whether it goes on with faults, as where they are mended; else it throws
 */
export function buildBrands({ withFaults = false } = {}) {
  const options = withFaults ? ['--with-faults'] : []
  return run(node, ['scripts/brand/main.ts', 'build', ...options], { cwd: root, env: toolEnv })
}

function buildFingerprint() {
  return fingerprint(['pnpm-lock.yaml', 'apps/web', 'packages', 'apps/ssr-server/src/assets/precompress.ts'])
}

/** Hash of everything that the tests of the packed packages depend on. */
export function packageFingerprint() {
  return fingerprint([
    'pnpm-lock.yaml',
    'package.json',
    'vitest.config.ts',
    'scripts/brand',
    'packages/brands',
    'packages/design-system',
    'packages/contract',
    'packages/domain',
    'packages/hosts',
    'examples',
    ...['packages/design-system/pack', 'packages/hosts/pack'].flatMap(tests),
  ])
}

/** @param {string} folder */
function tests(folder) {
  const names = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.test.ts'))
  return names.map((name) => `${folder}/${name}`)
}

/**
 * Hash of files and folders, without tests and generated files.
 * @param {string[]} places
 */
function fingerprint(places) {
  const hash = createHash('sha256')
  for (const file of places.flatMap(sourceFiles))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

/**
 * @param {string} place
 * @returns {string[]}
 */
function sourceFiles(place) {
  const absolute = path.join(root, place)
  if (!statSync(absolute).isDirectory()) return [place]
  const names = readdirSync(absolute)
    .filter((name) => !/^(node_modules|dist)$|\.(test|stories)\.tsx?$/.test(name))
    .sort()
  return names.flatMap((name) => sourceFiles(`${place}/${name}`))
}

/** @param {string} name */
export function readStamp(name) {
  const file = path.join(stamps, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/**
 * @param {string} name
 * @param {string} value
 */
export function writeStamp(name, value) {
  mkdirSync(stamps, { recursive: true })
  writeFileSync(path.join(stamps, name), value)
}
