// How cost grows with brands: 3, 10 and 50, each a copy of gold, in a copy of the repository that is built for it.
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { megabytes, read, SITE, startSandbox, startSite, tellRow } from './support.mjs'

const PLATFORM = 'http://localhost:4640'
const COUNTS = [3, 10, 50]

tellRow('brands', [
  'build',
  'files of the client',
  'start to first answer',
  'memory',
  'memory, a lobby of each',
  'a lobby',
])
const sandbox = await startSandbox(4640, SITE)
const folder = mkdtempSync(path.join(tmpdir(), 'brands-'))
try {
  copySources()
  const run = (/** @type {string[]} */ ...args) => execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe' })
  run('scripts/pnpm.mjs', 'install', '--frozen-lockfile', '--prefer-offline')
  for (const count of COUNTS) {
    run('--input-type=module', '--eval', newBrands(count))
    run('scripts/brand/brand.mjs', 'build')
    await measure(count, run)
  }
} finally {
  sandbox.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** As they are here, what is not committed included. */
function copySources() {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  for (const file of files.split('\0').filter((name) => name && statSync(name, { throwIfNoEntry: false })))
    cpSync(file, path.join(folder, file))
}

/**
 * A script that makes brands until there are so many. `brand -- new` would check all of them each time.
 * @param {number} count
 */
function newBrands(count) {
  const names = Array.from({ length: count - brands().length }, (_, at) => `copy-${brands().length + at}`)
  return `import { newBrand } from './scripts/brand/new-brand.ts'
for (const name of ${JSON.stringify(names)}) newBrand(name, 'gold')`
}

function brands() {
  return globSync('packages/brands/*/brand.json', { cwd: folder }).map((file) => path.basename(path.dirname(file)))
}

/**
 * @param {number} count
 * @param {(...args: string[]) => unknown} run
 */
async function measure(count, run) {
  const building = performance.now()
  run('scripts/build.mjs')
  const buildMs = performance.now() - building
  const files = globSync('apps/web/dist/client/**/*.*', { cwd: folder }).length
  const starting = performance.now()
  const origins = [SITE, ...brands().map((name) => `http://${name}.localhost:4630`)]
  const settings = { PLATFORM_URL: PLATFORM, GAMES_ORIGINS: 'http://localhost:4641', PUBLIC_ORIGIN: origins.join() }
  const site = await startSite(settings, { folder })
  try {
    const startMs = performance.now() - starting
    const before = site.residentBytes() ?? Number.NaN
    let lobby = 0
    for (const name of brands()) lobby = await read(`${SITE}/`, { host: `${name}.localhost:4630` })
    tellRow(String(count), [
      `${(buildMs / 1000).toFixed(0)} s`,
      String(files),
      `${startMs.toFixed(0)} ms`,
      megabytes(before),
      megabytes(site.residentBytes() ?? Number.NaN),
      `${(lobby / 1000).toFixed(1)} kB`,
    ])
  } finally {
    site.stop()
  }
}
