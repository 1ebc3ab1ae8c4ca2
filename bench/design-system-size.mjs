// Sizes of a page with one button, and of one with a form and a dialog, in our design system and in three others. Each
// is installed from the registry and built by the same bundler; gzip, without React. Also counts what a policy without
// unsafe-inline would refuse in the server-rendered form.
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { kilobytes, tell } from './support/figures.mjs'

const repository = path.join(import.meta.dirname, '..')

const KITS = [
  { name: 'croupier', css: ['@croupier/design-system/styles.css', '@croupier/brands/gold/brand.css'] },
  { name: 'radix-themes', css: ['@radix-ui/themes/styles.css'] },
  { name: 'mantine', css: ['@mantine/core/styles.css'] },
  // Its classes are compiled into the host's stylesheet, which does not exist here.
  { name: 'shadcn', css: [] },
]

const folder = mkdtempSync(path.join(tmpdir(), 'croupier-size-'))
try {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest(), null, 2))
  pnpm('-C', folder, '--ignore-workspace', '--silent', 'install', '--prefer-offline')
  cpSync(path.join(import.meta.dirname, 'support/kits'), folder, { recursive: true })
  for (const { name, css } of KITS) {
    for (const page of ['button', 'form'])
      tell(`${name}: script, ${page}`, kilobytes(await scriptSize(`${name}-${page}.tsx`)))
    const markup = await renderForm(name)
    const inline = markup.match(/<style|\sstyle="/g)?.length ?? 0
    tell(`${name}: inline styles in the server's markup of the form`, String(inline))
    if (css.length > 0) tell(`${name}: styles`, kilobytes(await styleSize(css)))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Our packages as published, the others at the versions of docs/comparison.md. */
function manifest() {
  return {
    private: true,
    type: 'module',
    dependencies: {
      '@croupier/brands': pack('brands'),
      '@croupier/design-system': pack('design-system'),
      '@mantine/core': '9.7.4',
      '@mantine/hooks': '9.7.4',
      '@radix-ui/themes': '3.3.0',
      'class-variance-authority': '0.7.1',
      clsx: '2.1.1',
      'lucide-react': '1.75.0',
      'radix-ui': '1.8.1',
      react: '19.3.1',
      'react-dom': '19.3.1',
      'tailwind-merge': '3.7.0',
    },
  }
}

/** @param {string} name */
function pack(name) {
  pnpm('--silent', '-C', `packages/${name}`, 'run', 'build')
  pnpm('--silent', '-C', `packages/${name}`, 'pack', '--pack-destination', path.join(folder, 'packed', name))
  return `file:${globSync(path.join(folder, 'packed', name, '*.tgz'))[0]}`
}

/** @param {string[]} args */
function pnpm(...args) {
  execFileSync(process.execPath, ['scripts/pnpm.mjs', ...args], {
    cwd: repository,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** @param {string} entry */
async function scriptSize(entry) {
  const files = await bundle(path.join(folder, entry))
  return sum(files.flatMap((file) => (file.type === 'chunk' ? [gzipSync(file.code).length] : [])))
}

/** @param {string} kit */
async function renderForm(kit) {
  const entry = path.join(folder, `${kit}-markup.jsx`)
  writeFileSync(
    entry,
    `import { renderToString } from 'react-dom/server'
     import { Page } from './${kit}-form'
     export const markup = renderToString(<Page />)`,
  )
  const outDir = path.join(folder, 'server', kit)
  await build({ configFile: false, root: folder, logLevel: 'error', build: { ssr: entry, outDir } })
  const address = pathToFileURL(path.join(outDir, `${kit}-markup.js`)).href
  const { markup } = /** @type {{ markup: string }} */ (await import(address))
  return markup
}

/** @param {string[]} stylesheets */
async function styleSize(stylesheets) {
  const entry = path.join(folder, 'styles-entry.js')
  writeFileSync(entry, stylesheets.map((name) => `import '${name}'`).join('\n'))
  const files = await bundle(entry)
  return sum(
    files.flatMap((file) => (file.fileName.endsWith('.css') && 'source' in file ? [gzipSync(file.source).length] : [])),
  )
}

/** @param {string} entry */
async function bundle(entry) {
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: entry,
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  if (!('output' in built)) throw new Error(`${entry} was not built`)
  return built.output
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}
