// The server's memory after a burst of 300 connections has ended: lobbies of a player, rendered and compressed for each request.
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { tell } from './support/figures.mjs'
import { heapOf } from './support/heap.mjs'
import { demoCookies } from './support/player.mjs'
import { startServer } from './support/servers.mjs'

const SITE = 'http://localhost:4730'
const PLATFORM = 'http://localhost:4740'
const INSPECTOR = '4750'
const CONNECTIONS = 300
const BURST_MS = 20_000
/** Time after which memory should have been returned. */
const REST_MS = 30_000

const platform = await startServer({
  args: ['apps/sandbox/src/main.ts'],
  answersAt: `${PLATFORM}/json-api/serverdata`,
  env: { SANDBOX_PORT: '4740', SANDBOX_GAMES_PORT: '4741', SANDBOX_DB: ':memory:', SANDBOX_SITE_ORIGIN: SITE },
})
const site = await startServer({
  args: [`--inspect=127.0.0.1:${INSPECTOR}`, 'apps/ssr-server/src/main.ts'],
  answersAt: `${SITE}/healthz`,
  env: { PORT: '4730', PLATFORM_URL: PLATFORM, GAMES_ORIGINS: 'http://localhost:4741', PUBLIC_ORIGIN: SITE },
})
try {
  const cookie = await demoCookies(SITE)
  await Promise.all([read(cookie), read('')])
  report('before')
  const answered = await burst(cookie)
  report(`after ${answered} answers to ${CONNECTIONS} connections`)
  await pause(REST_MS)
  report(`${REST_MS / 1000} s later`)
  tell('heap, after a collection', megabytes(await heapOf(INSPECTOR)))
  report('resident after that')
} finally {
  for (const server of [site, platform]) server.stop()
}

/**
 * Half of the connections are a player's, half a guest's. Resolves with the number of answers.
 * @param {string} cookie
 */
async function burst(cookie) {
  const end = performance.now() + BURST_MS
  let answers = 0
  const visit = async (/** @type {string} */ own) => {
    while (performance.now() < end) {
      await read(own)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => visit(at % 2 === 0 ? cookie : '')))
  return answers
}

/**
 * Reads a lobby over a connection of its own. A refusal because of overload counts too.
 * @param {string} cookie
 */
function read(cookie) {
  const headers = { 'accept-encoding': 'br', ...(cookie === '' ? {} : { cookie }) }
  return new Promise((resolve) => {
    const request = http.get(SITE, { agent: false, headers }, (answer) => answer.resume().on('close', resolve))
    request.on('error', resolve)
  })
}

/** @param {string} when */
function report(when) {
  tell(`resident memory ${when}`, megabytes(site.residentBytes() ?? Number.NaN))
}

/** @param {number} bytes */
function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(0)} MB`
}
