// Pages finished a second by a slow machine at 8, 64 and 300 connections that retry at once, in alternation. The server is
// stopped for most of the time, so that any machine is a slow one.
import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { tell } from '../support/figures.mjs'
import { demoCookies } from '../support/player.mjs'
import { startServer } from '../support/servers.mjs'
import { slowDown } from '../support/slow-down.mjs'

const SITE = 'http://localhost:4630'
const PLATFORM = 'http://localhost:4640'
const CONNECTIONS = [8, 64, 300]
const ROUNDS = 3
const WARM_UP = 5
const SECONDS = 10

const platform = await startServer({
  args: ['apps/sandbox/src/main.ts'],
  answersAt: `${PLATFORM}/json-api/serverdata`,
  env: { SANDBOX_PORT: '4640', SANDBOX_GAMES_PORT: '4641', SANDBOX_DB: ':memory:', SANDBOX_SITE_ORIGIN: SITE },
})
const site = await startServer({
  args: ['apps/ssr-server/src/main.ts'],
  answersAt: `${SITE}/healthz`,
  env: {
    PORT: '4630',
    PLATFORM_URL: PLATFORM,
    GAMES_ORIGINS: 'http://localhost:4641',
    PUBLIC_ORIGIN: SITE,
    OVERLOAD_DELAY_MS: '',
  },
})
/** @type {Map<number, { finished: number, refused: number, finishedByCpu: number }[]>} */
const rounds = new Map(CONNECTIONS.map((connections) => [connections, []]))
try {
  const cookie = await demoCookies(SITE)
  await load(cookie, 4, 2)
  const speedUp = slowDown(site)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const connections of CONNECTIONS) rounds.get(connections)?.push(await load(cookie, connections, SECONDS))
  speedUp()
  const base = median(rounds.get(8) ?? [], 'finished')
  for (const [connections, found] of rounds) {
    const finished = median(found, 'finished')
    tell(
      `${connections} connections`,
      `${finished.toFixed(1)} pages/s (${((finished / base) * 100).toFixed(0)} %), ${median(found, 'refused').toFixed(0)} refused/s, ${median(found, 'finishedByCpu').toFixed(0)} pages by a second of processor time`,
    )
  }
} finally {
  for (const server of [site, platform]) server.stop()
}

/**
 * Counts what the server has answered once the connections are there.
 * @param {string} cookie
 * @param {number} connections
 * @param {number} seconds
 */
async function load(cookie, connections, seconds) {
  const options = [
    '-c',
    String(connections),
    '-d',
    String(seconds + WARM_UP + 5),
    '-t',
    '60',
    '-H',
    `cookie: ${cookie}`,
  ]
  const child = spawn(process.execPath, ['node_modules/autocannon/autocannon.js', ...options, SITE], {
    stdio: 'ignore',
  })
  await pause(WARM_UP * 1000)
  const before = await answered()
  await pause(seconds * 1000)
  const after = await answered()
  child.kill()
  // What is left of these connections must not burden the next ones.
  await pause(2_000)
  const time = (after.at - before.at) / 1000
  return {
    finished: (after.finished - before.finished) / time,
    refused: (after.refused - before.refused) / time,
    finishedByCpu: ((after.finished - before.finished) * 1000) / (after.cpu - before.cpu),
  }
}

/** Pages so far, by the server's own figures. */
async function answered() {
  const text = await (await fetch(`${SITE}/metrics`)).text()
  const pages = (/** @type {string} */ status) =>
    Number(new RegExp(`requests_total\\{kind="page",status="${status}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
  return { at: performance.now(), finished: pages('2xx'), refused: pages('5xx'), cpu: site.cpuMs() ?? Number.NaN }
}

/**
 * @param {{ finished: number, refused: number, finishedByCpu: number }[]} found
 * @param {'finished' | 'refused' | 'finishedByCpu'} figure
 */
function median(found, figure) {
  return found.map((one) => one[figure]).toSorted((one, other) => one - other)[Math.floor(found.length / 2)] ?? 0
}
