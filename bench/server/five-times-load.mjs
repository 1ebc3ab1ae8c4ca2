// Five times the load that a server holds, for a minute: players' and guests' lobbies, what players read, payments and
// pictures. Requests come at a rate, whether or not those before have been answered. After that the same load for a server that
// refuses everything. Where others use the machine, too, the server's own time tells more than that of the clock.
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { milliseconds, quantile, tell } from '../support/figures.mjs'
import { demoCookies } from '../support/player.mjs'
import { startServer } from '../support/servers.mjs'

const SITE = 'http://localhost:4650'
const PLATFORM = 'http://localhost:4660'
const FLOOR = 'http://localhost:4670'
const TIMES = Number(process.env.TIMES ?? 5)
const SECONDS = Number(process.env.SECONDS ?? 60)
const TICK_MS = 10
/** Requests under way at most: those beyond would measure the load's own machine. */
const MOST = 3_000
/** As of a balancer, which keeps them: open before the load, as Node accepts one a turn of its event loop. */
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 256)
const OWN_TIME_FILE = path.join(tmpdir(), `own-time-${process.pid}.json`)
const watched = ['--import', './bench/support/own-time.mjs']

const platform = await startServer({
  core: 1,
  args: ['apps/sandbox/src/main.ts'],
  answersAt: `${PLATFORM}/json-api/serverdata`,
  env: { SANDBOX_PORT: '4660', SANDBOX_GAMES_PORT: '4661', SANDBOX_DB: ':memory:', SANDBOX_SITE_ORIGIN: SITE },
})
const site = await startServer({
  core: 0,
  args: [...watched, 'apps/ssr-server/src/main.ts'],
  answersAt: `${SITE}/readyz`,
  env: {
    PORT: '4650',
    PLATFORM_URL: PLATFORM,
    GAMES_ORIGINS: 'http://localhost:4661',
    PUBLIC_ORIGIN: SITE,
    OVERLOAD_DELAY_MS: '',
    OWN_TIME_FILE,
  },
})
const floor = await startServer({
  core: 0,
  args: [...watched, 'bench/support/refusing-server.mjs'],
  answersAt: `${FLOOR}/livez`,
  env: { PORT: '4670', OWN_TIME_FILE },
})
const agent = new http.Agent({
  keepAlive: true,
  maxSockets: CONNECTIONS,
  maxFreeSockets: CONNECTIONS,
  scheduling: 'fifo',
})

/**
 * @typedef {{ name: string, share: number, path: string, headers: Record<string, string> }} Kind
 * @typedef {{ status: number, isLight: boolean, ms: number }} Answer
 */

try {
  const cookie = await demoCookies(SITE)
  const marker = { 'x-requested-with': 'XMLHttpRequest' }
  /** @type {Kind[]} */
  const kinds = [
    { name: "players' lobbies", share: 0.4, path: '/', headers: { cookie, 'accept-encoding': 'br' } },
    { name: "guests' lobbies", share: 0.3, path: '/', headers: { 'accept-encoding': 'br' } },
    { name: 'reading calls', share: 0.1, path: '/json-api/users/balance', headers: { cookie, ...marker } },
    { name: 'payments', share: 0.1, path: '/json-api/treasury/user/deposits', headers: { cookie, ...marker } },
    { name: 'pictures', share: 0.1, path: await pictureOf(), headers: {} },
  ]
  await connect(SITE)
  await holding(kinds, 3)
  const held = await holding(kinds, 10)
  tell('Held, by 16 visitors who wait for each answer', `${Math.round(held)}/s`)
  await rush(kinds, held * TIMES, SITE)
  tell('A whole page again after', milliseconds(await untilWhole(cookie)))
  await tellOwnTimes(site)
  await connect(FLOOR)
  await rush(kinds, held * TIMES, FLOOR)
  await tellOwnTimes(floor)
} finally {
  for (const server of [site, floor, platform]) server.stop()
}

/** @param {string} origin */
async function connect(origin) {
  await Promise.all(Array.from({ length: CONNECTIONS }, () => ask({ name: '', path: '/livez', headers: {} }, origin)))
}

/** A picture of the lobby. */
async function pictureOf() {
  const html = await (await fetch(SITE)).text()
  return /\/cdn\/[\w./-]+/.exec(html)?.[0] ?? '/favicon.ico'
}

/**
 * Answers a second to 16 visitors.
 * @param {Kind[]} kinds
 * @param {number} seconds
 */
async function holding(kinds, seconds) {
  const end = performance.now() + seconds * 1000
  let count = 0
  const visitor = async () => {
    while (performance.now() < end) {
      const { status, isLight } = await ask(choose(kinds))
      if (status === 200 && !isLight) count += 1
    }
  }
  await Promise.all(Array.from({ length: 16 }, visitor))
  return count / seconds
}

/**
 * @param {Kind[]} kinds
 * @param {number} rate a second
 * @param {string} origin
 */
async function rush(kinds, rate, origin) {
  /** @type {Map<string, Answer[]>} */
  const answers = new Map(kinds.map(({ name }) => [name, []]))
  const begun = performance.now()
  let [sent, unsent, underWay] = [0, 0, 0]
  /** @type {Set<Promise<void>>} */
  const waiting = new Set()
  while (performance.now() - begun < SECONDS * 1000) {
    for (; sent < ((performance.now() - begun) / 1000) * rate; sent += 1) {
      if (underWay >= MOST) {
        unsent += 1
        continue
      }
      underWay += 1
      const kind = choose(kinds)
      const answered = ask(kind, origin).then((answer) => {
        underWay -= 1
        answers.get(kind.name)?.push(answer)
        waiting.delete(answered)
      })
      waiting.add(answered)
    }
    await pause(TICK_MS)
  }
  tell('Sent', `${Math.round((sent - unsent) / SECONDS)}/s`)
  await Promise.all(waiting)
  for (const { name } of kinds) report(name, answers.get(name) ?? [])
  tell('Not sent, as too many were under way', String(unsent))
}

/** @param {Kind[]} kinds */
function choose(kinds) {
  let left = Math.random()
  return kinds.find(({ share }) => (left -= share) < 0) ?? /** @type {Kind} */ (kinds[0])
}

/**
 * Times it from the moment that a connection is free for it: the wait for one is the balancer's.
 * @param {Pick<Kind, 'name' | 'path' | 'headers'>} kind
 * @returns {Promise<Answer>} status 0: none came
 */
function ask({ name, path, headers }, origin = SITE) {
  return new Promise((resolve) => {
    let begun = performance.now()
    const fail = () => resolve({ status: 0, isLight: false, ms: performance.now() - begun })
    const request = http
      .request(origin + path, { agent, headers: { ...headers, 'x-kind': name }, timeout: 30_000 }, (answer) => {
        const ms = performance.now() - begun
        const { statusCode: status = 0 } = answer
        answer.once('end', () => resolve({ status, isLight: answer.headers['x-cache'] === 'light', ms }))
        answer.once('error', fail).resume()
      })
      .once('error', fail)
      .once('socket', () => {
        begun = performance.now()
        request.setHeader('x-sent', String(performance.timeOrigin + begun))
        request.end()
      })
  })
}

/**
 * @param {string} name
 * @param {Answer[]} answers
 */
function report(name, answers) {
  const parts = [
    ['whole', answers.filter(({ status, isLight }) => status === 200 && !isLight)],
    ['light', answers.filter(({ status, isLight }) => status === 200 && isLight)],
    ['refused', answers.filter(({ status }) => status === 503)],
    ['lost', answers.filter(({ status }) => status !== 200 && status !== 503)],
  ]
  for (const [what, some] of /** @type {[string, Answer[]][]} */ (parts)) {
    if (some.length === 0) continue
    const times = some.map(({ ms }) => ms)
    const share = `${((some.length / answers.length) * 100).toFixed(1)} %`
    tell(`${name}, ${what}`, `${share}; ${[0.5, 0.95, 0.99].map((at) => milliseconds(quantile(times, at))).join(', ')}`)
  }
}

/**
 * Milliseconds until a player's page is whole and in time again.
 * @param {string} cookie
 */
async function untilWhole(cookie) {
  const begun = performance.now()
  for (;;) {
    const { status, isLight, ms } = await ask({ name: '', path: '/', headers: { cookie } })
    if (status === 200 && !isLight && ms < 500) return performance.now() - begun
    await pause(100)
  }
}

/**
 * Of the waits for each kind of answer, the server's own time.
 * @param {{ signal: (signal: NodeJS.Signals) => unknown }} server
 */
async function tellOwnTimes(server) {
  server.signal('SIGUSR2')
  await pause(1_000)
  const waits = /** @type {Record<string, number[]>} */ (JSON.parse(readFileSync(OWN_TIME_FILE, 'utf8')))
  for (const [name, times] of Object.entries(waits)) {
    if (name.startsWith(' ')) continue
    tell(`Own time, ${name}`, [0.5, 0.95, 0.99].map((at) => milliseconds(quantile(times, at))).join(', '))
  }
}
