// npm run brand -- studio NAME: the studio's page and calls. The site runs beside it (scripts/brand/studio.mjs).
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createServer } from 'vite'
import { BRANDS, root } from '../../../../scripts/brand/brand-folders.ts'
import { studioApi } from './api.ts'
import { Steps, StudioError } from './steps.ts'

const repository = path.resolve(import.meta.dirname, '../../../..')
const [brand = ''] = process.argv.slice(2)
const port = Number(process.env['STUDIO_PORT'])
const storiesPort = process.env['STORYBOOK_PORT'] ?? '6006'
const site = process.env['STUDIO_SITE'] ?? ''

let stories: Promise<string> | null = null

/** Storybook is slow to start, and not everybody looks at it. */
async function startStories(): Promise<string> {
  const address = `http://localhost:${storiesPort}`
  const isThere = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
  if (await isThere()) return address
  const child = spawn('storybook', ['dev', '--port', storiesPort, '--no-open', '--ci'], {
    cwd: repository,
    stdio: 'inherit',
  })
  let hasEnded = false
  const end = () => {
    hasEnded = true
    stories = null
  }
  child.once('error', end)
  child.once('exit', end)
  process.once('exit', () => child.kill())
  while (!(await isThere())) {
    if (hasEnded) throw new StudioError('Storybook has ended: the terminal says why.')
    await pause(500)
  }
  return address
}

const steps = new Steps(path.join(root, BRANDS, brand))
const api = studioApi({ brand, steps, site, openStories: () => (stories ??= startStories()) })
const server = await createServer({
  configFile: false,
  root: path.resolve(import.meta.dirname, '../..'),
  cacheDir: path.join(root, 'node_modules/.vite-studio'),
  plugins: [
    react(),
    tailwindcss(),
    { name: 'croupier:studio-api', configureServer: ({ middlewares }) => void middlewares.use(api) },
  ],
  // A brand's files are written at each change: the page asks for them by itself.
  server: { port, strictPort: true, host: 'localhost', watch: { ignored: ['**/packages/brands/**'] } },
})
await server.listen()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.close().then(() => process.exit()))
