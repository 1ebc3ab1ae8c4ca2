// Lobbies per second: cached pages for guests, rendered pages for a player, and the same HTML from memory by plain
// node:http. Server on one core, load on the other, 16 connections, median of three.
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { demoCookies } from '../support/player.mjs'
import { pinned, startServer } from '../support/servers.mjs'

const SITE = 'http://localhost:4600'
const PLATFORM = 'http://localhost:4610'
const BARE = 'http://localhost:4620'
const PAGE = '.bench/lobby.html'
const SECONDS = 5
const ROUNDS = 3

const platform = await startServer({
  core: 1,
  args: ['apps/sandbox/src/main.ts'],
  answersAt: `${PLATFORM}/json-api/serverdata`,
  env: { SANDBOX_PORT: '4610', SANDBOX_GAMES_PORT: '4611', SANDBOX_DB: ':memory:', SANDBOX_SITE_ORIGIN: SITE },
})
const site = await startServer({
  core: 0,
  args: ['apps/ssr-server/src/main.ts'],
  answersAt: `${SITE}/healthz`,
  env: { PORT: '4600', PLATFORM_URL: PLATFORM, GAMES_ORIGINS: 'http://localhost:4611', PUBLIC_ORIGIN: SITE },
})
mkdirSync('.bench', { recursive: true })
writeFileSync(PAGE, await (await fetch(SITE)).text())
const bare = await startServer({
  core: 0,
  args: ['bench/support/bare-server.mjs'],
  answersAt: BARE,
  env: { PORT: '4620', PAGE },
})

const gzip = { 'accept-encoding': 'gzip' }
const cookie = await demoCookies(SITE)
try {
  await measure('bare node:http, the same HTML', bare, BARE, {})
  await measure('bare node:http, finished gzip', bare, BARE, gzip)
  await measure('guest, kept', site, SITE, {})
  await measure('guest, kept, gzip', site, SITE, gzip)
  await measure('player, rendered', site, SITE, { cookie })
  await measure('player, rendered, gzip', site, SITE, { cookie, ...gzip })
} finally {
  for (const server of [bare, site, platform]) server.stop()
}

/**
 * @param {string} name
 * @param {{ cpuMs: () => number | null }} server
 * @param {string} url
 * @param {Record<string, string>} headers
 */
async function measure(name, server, url, headers) {
  await load(url, headers, 2)
  const rounds = []
  for (let i = 0; i < ROUNDS; i += 1) {
    const before = server.cpuMs()
    const { requests, seconds, failed } = await load(url, headers, SECONDS)
    const after = server.cpuMs()
    rounds.push({
      perSecond: requests / seconds,
      cpu: before === null || after === null ? null : (after - before) / requests,
      failed,
    })
  }
  rounds.sort((one, other) => one.perSecond - other.perSecond)
  const { perSecond, cpu } = rounds[Math.floor(ROUNDS / 2)] ?? { perSecond: 0, cpu: null }
  const failed = rounds.reduce((sum, round) => sum + round.failed, 0)
  const figures = [
    `${Math.round(perSecond).toLocaleString('en')} requests/s`.padStart(20),
    cpu === null ? '' : `${cpu.toFixed(2)} ms CPU each`,
  ]
  console.log(`${name.padEnd(32)}${figures.join('   ')}${failed > 0 ? `   ${failed} FAILED` : ''}`)
}

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {number} seconds
 * @returns {Promise<{ requests: number, seconds: number, failed: number }>}
 */
async function load(url, headers, seconds) {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const [command, args] = pinned(1, [
    process.execPath,
    'node_modules/autocannon/autocannon.js',
    '-c',
    '16',
    '-d',
    String(seconds),
    '--json',
    ...sent,
    url,
  ])
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  let text = ''
  for await (const chunk of child.stdout) text += String(chunk)
  const result = /** @type {{ requests: { total: number }, duration: number, non2xx: number, errors: number }} */ (
    JSON.parse(text)
  )
  return { requests: result.requests.total, seconds: result.duration, failed: result.non2xx + result.errors }
}
