// The server's heap after 20,000 renders of a player's lobby, each after a collection, beside that after the first thousand.
import { spawn } from 'node:child_process'
import { tell } from '../support/figures.mjs'
import { heapOf } from '../support/heap.mjs'
import { demoCookies } from '../support/player.mjs'
import { startServer } from '../support/servers.mjs'

const SITE = 'http://localhost:4630'
const PLATFORM = 'http://localhost:4640'
const INSPECTOR = '4650'
const FIRST = 1000
const RENDERS = 20_000

const platform = await startServer({
  args: ['apps/sandbox/src/main.ts'],
  answersAt: `${PLATFORM}/json-api/serverdata`,
  env: { SANDBOX_PORT: '4640', SANDBOX_GAMES_PORT: '4641', SANDBOX_DB: ':memory:', SANDBOX_SITE_ORIGIN: SITE },
})
const site = await startServer({
  args: [`--inspect=127.0.0.1:${INSPECTOR}`, 'apps/ssr-server/src/main.ts'],
  answersAt: `${SITE}/healthz`,
  env: { PORT: '4630', PLATFORM_URL: PLATFORM, GAMES_ORIGINS: 'http://localhost:4641', PUBLIC_ORIGIN: SITE },
})
try {
  const cookie = await demoCookies(SITE)
  await render(FIRST, cookie)
  const first = await heapOf(INSPECTOR)
  await render(RENDERS, cookie)
  const last = await heapOf(INSPECTOR)
  tell(`heap after ${FIRST} renders`, `${(first / 1e6).toFixed(1)} MB`)
  tell(`heap after ${RENDERS} more`, `${(last / 1e6).toFixed(1)} MB (${((last / first - 1) * 100).toFixed(1)} %)`)
} finally {
  for (const server of [site, platform]) server.stop()
}

/**
 * @param {number} amount
 * @param {string} cookie
 */
async function render(amount, cookie) {
  const load = [
    'node_modules/autocannon/autocannon.js',
    '-c',
    '8',
    '-a',
    String(amount),
    '--json',
    '-H',
    `cookie: ${cookie}`,
  ]
  const child = spawn(process.execPath, [...load, SITE], { stdio: ['ignore', 'pipe', 'ignore'] })
  let text = ''
  for await (const chunk of child.stdout) text += String(chunk)
  const { non2xx, errors } = /** @type {{ non2xx: number, errors: number }} */ (JSON.parse(text))
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} renders failed: the figures would mean nothing`)
}
