/** An application outside the workspace that uses the packed packages. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const repository = path.join(import.meta.dirname, '../../..')

/** What Vite's React template installs. */
export const TEMPLATE = [
  'react',
  'react-dom',
  'vite',
  '@vitejs/plugin-react',
  'typescript',
  '@types/react',
  '@types/react-dom',
]

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; require-trusted-types-for 'script'"

export interface Host {
  folder: string
  /** Runs one of its own tools: `run('vite', 'build')`. */
  run(tool: string, ...args: string[]): void
  remove(): void
}

/**
 * Copies a folder to a temporary one and installs the packed files there, and what its package.json asks for besides.
 * @param libraries others, in this repository's versions
 */
export function installHost(
  source: string,
  tarballs: Readonly<Record<string, string>>,
  libraries: readonly string[] = [],
): Host {
  const folder = mkdtempSync(path.join(tmpdir(), `croupier-${path.basename(source)}-`))
  cpSync(source, folder, { recursive: true })
  const versions = versionsHere()
  const { dependencies: asked = {}, ...manifest } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as { dependencies?: Record<string, string> }
  const packed = Object.fromEntries(
    Object.entries(tarballs).map(([part, tarball]) => [`@croupier/${part}`, `file:${tarball}`]),
  )
  const dependencies = {
    ...asked,
    ...Object.fromEntries(libraries.map((library) => [library, versions[library]])),
    ...packed,
  }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies }, null, 2))
  // The packages name each other by their versions, which no registry has.
  writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), JSON.stringify({ overrides: packed }))
  execFileSync(
    process.execPath,
    [
      path.join(repository, 'scripts/pnpm.mjs'),
      '-C',
      folder,
      '--silent',
      'install',
      '--prefer-offline',
      '--no-frozen-lockfile',
    ],
    { cwd: repository, stdio: 'inherit' },
  )
  return {
    folder,
    run(tool, ...args) {
      const { status, stdout, stderr } = spawnSync(path.join(folder, 'node_modules/.bin', tool), args, {
        cwd: folder,
        encoding: 'utf8',
      })
      if (status !== 0) throw new Error(`${tool} ${args.join(' ')} has failed:\n${stdout}${stderr}`)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function versionsHere(): Record<string, string> {
  const manifests = ['package.json', 'packages/design-system/package.json'].map(
    (file) =>
      JSON.parse(readFileSync(path.join(repository, file), 'utf8')) as { devDependencies: Record<string, string> },
  )
  return Object.assign({}, ...manifests.map(({ devDependencies }) => devDependencies)) as Record<string, string>
}

/** @param name of the function that the host renders by */
export async function renderPage({ folder }: Host, name = 'render'): Promise<string> {
  const entry = pathToFileURL(path.join(folder, 'dist/server/entry-server.js')).href
  const entries = (await import(/* @vite-ignore */ entry)) as Readonly<Record<string, () => string>>
  return readFileSync(path.join(folder, 'dist/client/index.html'), 'utf8').replace(
    '<!--app-->',
    entries[name]?.() ?? '',
  )
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves pages, by their path, and build under a policy without inline scripts and styles. */
export async function serve(
  { folder }: Host,
  pages: Readonly<Record<string, string>>,
): Promise<{ address: string; server: Server }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    response.setHeader('content-security-policy', POLICY)
    const page = pages[pathname]
    if (page !== undefined) return response.setHeader('content-type', 'text/html').end(page)
    try {
      const body = readFileSync(path.join(folder, 'dist/client', pathname))
      return response.setHeader('content-type', TYPES[path.extname(pathname)] ?? 'application/octet-stream').end(body)
    } catch {
      return response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The host has no port')
  return { address: `http://127.0.0.1:${address.port}/`, server }
}
