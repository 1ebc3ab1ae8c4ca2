// Lobbies per second: cached pages for guests, rendered pages for a player, and the same HTML from memory by plain
// node:http, for a player after the calls that his page makes. Server on one core, load on the other, 16 connections, median
// of three.
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { demoCookies } from '../support/player.mjs'
import { pinned, startServer } from '../support/servers.mjs'

const SITE = 'http://localhost:4600'
const PLATFORM = 'http://localhost:4610'
const BARE = 'http://localhost:4620'
const FLOOR = 'http://localhost:4621'
/** What a player's lobby asks the platform for, as `calls of the platform` of `scale-nodes` counts them. */
const CALLS = [
  'users/profile',
  'users/balance',
  'levels/user-level',
  'players/contacts/onverification',
  'user-notifications?offset=0',
  'banners?type=startPage',
  'v2/games/recent',
]
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
const gzip = { 'accept-encoding': 'gzip' }
const cookie = await demoCookies(SITE)
const authorization = `Bearer ${/(?:^|; )at=([^;]+)/.exec(cookie)?.[1] ?? ''}`
const bare = await startBare(BARE, '.bench/lobby.html', {})
const floor = await startBare(FLOOR, '.bench/players-lobby.html', { cookie }, CALLS)
try {
  await measure('bare node:http, the same HTML', bare, BARE, {})
  await measure('bare node:http, finished gzip', bare, BARE, gzip)
  await measure('guest, kept', site, SITE, {})
  await measure('guest, kept, gzip', site, SITE, gzip)
  await measure('bare node:http, seven calls', floor, FLOOR, { authorization })
  await measure('player, rendered', site, SITE, { cookie })
  await measure('player, rendered, gzip', site, SITE, { cookie, ...gzip })
} finally {
  for (const server of [bare, floor, site, platform]) server.stop()
}

/**
 * Starts plain node:http with the visitor's lobby.
 * @param {string} address
 * @param {string} page the file that keeps the lobby
 * @param {Record<string, string>} headers of the visitor
 * @param {readonly string[]} calls that it makes for each request
 */
async function startBare(address, page, headers, calls = []) {
  mkdirSync('.bench', { recursive: true })
  writeFileSync(page, await (await fetch(SITE, { headers })).text())
  const env = {
    PORT: new URL(address).port,
    PAGE: page,
    CALLS: calls.map((call) => `${PLATFORM}/json-api/${call}`).join(' '),
  }
  return startServer({ core: 0, args: ['bench/support/bare-server.mjs'], answersAt: `${address}/up`, env })
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
